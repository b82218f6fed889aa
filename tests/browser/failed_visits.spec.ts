import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FormFactory } from '#database/factories/form_factory'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

const decisions = '**/merchant/mform/press/changestate'

/** The list of requests with all of them chosen. */
async function chosenRequests(page: Page) {
  const { tennis } = await openTournaments()
  await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
  await logIn(page, await reviewer())
  await openPage(page, '/merchant/mform/press')
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
}

/** Answers everything but previews in place of the server. */
const answerWith = (page: Page, answer: 'offline' | { status: number; page: boolean }) =>
  page.route(decisions, async (route) => {
    if (route.request().postDataJSON().preview) return route.continue()
    if (answer === 'offline') return route.abort()
    const { status } = answer
    if (!answer.page)
      return route.fulfill({ status, contentType: 'text/html', body: 'Bad Gateway' })
    return route.fulfill({
      status,
      headers: { 'x-inertia': 'true' },
      json: { component: 'errors/server', props: {}, url: '/' },
    })
  })

test.group('A failed visit', (group) => {
  emptyWorld(group)

  test('a decision that {why} keeps its dialog and the chosen requests, and can be sent again')
    .with([
      {
        why: 'a proxy answers',
        answer: { status: 502, page: false },
        sentence: 'El servidor ha fallado (502)',
      },
      {
        why: 'fails in the server',
        answer: { status: 500, page: true },
        sentence: 'El servidor ha fallado (500)',
      },
      { why: 'gets no answer', answer: 'offline' as const, sentence: 'No hay conexión' },
    ])
    .run(async ({ assert, browser }, { answer, sentence }) => {
      const page = await (await newContext(browser)).newPage()
      await chosenRequests(page)
      await page.getByRole('button', { name: /^Aprobar/ }).click()
      const dialog = page.getByRole('dialog')
      const approve = dialog.getByRole('button', { name: 'Aprobar 3' })
      await answerWith(page, answer)
      await approve.click()
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
      assert.equal(await page.locator('iframe').count(), 0)
      await page.unroute(decisions)
      await approve.click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('3 solicitudes aprobadas').waitFor()
      await page.locator('#main:focus').waitFor()
    })

  test('a preview that fails is asked for again, and nothing is decided without it', async ({
    assert,
    browser,
  }) => {
    const page = await (await newContext(browser)).newPage()
    await chosenRequests(page)
    await page.route(decisions, (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('button', { name: /^Aprobar/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('No se ha podido calcular').waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: /^Aprobar/ }).isDisabled())
    await page.unroute(decisions)
    await dialog.getByText('Se aplica a').waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Aprobar 3' }).isEnabled())
  })
})
