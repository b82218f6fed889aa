import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { errorsOf, newContext, openPage } from '#tests/helpers/browsing'
import { pathOf, publicTypes } from '#tests/helpers/forms'
import { fillForm } from '#tests/helpers/filled_forms'
import { words } from '#tests/helpers/journalist'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const looks = [
  { locale: 'es', width: 390 },
  { locale: 'en', width: 1440 },
] as const

/** How many of the required questions are answered. */
const progress = (page: Page) => page.locator('.form-bar p')

/** Each form in one look; `every_page.spec` sees some of them in the other. */
const forms = publicTypes.map((key, index) => ({ key, ...looks[index % looks.length] }))

test.group('The public forms in the browser', (group) => {
  emptyWorld(group)

  test('the form {key} can be filled in and sent ({locale}, {width} px)')
    .with(forms)
    .run(async ({ assert, browser }, { key, locale, width }) => {
      const type = formTypes.get(key)
      const { tennis, golf } = await openTournaments()
      const edition = type.sport === 'golf' ? golf : tennis
      // The sample child is in the age window in every year.
      await tennis.merge({ maxdate: DateTime.now().minus({ years: 5 }).toISODate() }).save()
      const context = await newContext(browser, { viewport: { width, height: 900 } })
      const page = await context.newPage()
      const complaints = errorsOf(page)
      if (locale === 'en') await openPage(page, '/lang/en')
      for (const name of type.downloads ?? [])
        assert.equal((await context.request.get(`/forms/downloads/${name}`)).status(), 200)
      await openPage(page, pathOf(type))

      const answered = await fillForm(page, type, edition)
      const required = Object.entries(type.publicFields).filter(([, field]) => field.required)
      assert.includeMembers(
        answered,
        required.map(([name]) => name)
      )
      await page.locator('[name=acceptPrivacy]').check()
      const [, done, all] = /(\d+)\D+(\d+)/.exec((await progress(page).textContent())!)!
      assert.equal(done, all)
      await page.getByRole('button', { name: words[locale].review }).click()
      await page.getByRole('dialog').getByRole('button', { name: words[locale].send }).click()
      await page.waitForURL('**/gracias')

      const form = await Form.firstOrFail()
      await page.getByText(form.idForm).first().waitFor()
      assert.deepInclude(form.serialize(), { type: key, state: 'waiting', locale })
      assert.match(form.image!, /^portraits\//)
      const wide = await page.evaluate('document.documentElement.scrollWidth')
      assert.isAtMost(Number(wide), width)
      assert.deepEqual(complaints, [])
    })

  test('a form shows missing answers before it is sent', async ({ assert, browser }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await openPage(page, '/forms/recogepelotas')
    await progress(page).getByText('0 de 20').waitFor()
    const opened = context.waitForEvent('page')
    await page.locator('#authorization').click()
    await (await opened).close()
    await progress(page).getByText('1 de 20').waitFor()
    await page.locator('[name=birthDate]').fill('01/01/2008')
    await page.getByRole('button', { name: words.es.review }).click()
    const summary = page.getByRole('alert').first()
    await summary.getByText('El manual').first().waitFor()
    assert.include(await summary.textContent(), 'Pasaporte, DNI o NIE')
    assert.equal(await page.locator('[id=manual-error]').count(), 1)

    await openPage(page, '/forms/jugadores')
    await page.locator('[name="detail[validity]"][value=day]').check()
    await page.getByRole('button', { name: words.es.review }).click()
    await page.locator('[data-field=day][data-error]').waitFor()
    assert.deepEqual(sent, [])
  })

  test('the summary of missing answers speaks the language that somebody changes to', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/forms/jugadores')
    await page.getByRole('button', { name: words.es.review }).click()
    const summary = page.getByRole('alert').first()
    await summary.getByText('Elija una opción en «Circuito».', { exact: true }).waitFor()
    await page.locator('a[hreflang=en]').first().click()
    await summary.getByText('Choose an option for “Tour”.', { exact: true }).waitFor()
    assert.notInclude(await summary.textContent(), 'Circuito')
  })
})
