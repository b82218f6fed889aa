import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { statusPathOf } from '#tests/helpers/asked_changes'
import { newContext, openPage } from '#tests/helpers/browsing'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('An unfinished correction', (group) => {
  emptyWorld(group)

  test('what an applicant has written is there after the page is loaded again, and gone once it is sent', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await form.askFor(
      { fields: ['observation', 'document'], message: 'Revíselo.' },
      await reviewer()
    )
    const context = await newContext(browser)
    let page = await context.newPage()
    const kept = () => page.evaluate<string>('JSON.stringify(localStorage)')
    const note = page.locator('[name=observation]')
    const document = page.locator('[name=document]')
    await openPage(page, statusPathOf(form))
    await page.fill('[name=observation]', 'Llego el lunes.')
    await page.fill('[name=document]', '12345678Z')
    await until(async () => (await kept()).includes('Llego el lunes.'), 'the draft is kept')
    assert.notInclude(await kept(), '12345678')
    assert.notInclude(await kept(), statusPathOf(form).split('/').at(-1)!)
    await openPage(page, statusPathOf(form))
    await page.getByText('Hemos recuperado lo que escribió').waitFor()
    assert.equal(await note.inputValue(), 'Llego el lunes.')
    assert.equal(await document.inputValue(), '12345678Z')
    await page.close()

    page = await context.newPage()
    await openPage(page, statusPathOf(form))
    await page.getByText('escriba de nuevo los documentos').waitFor()
    assert.equal(await page.inputValue('[name=observation]'), 'Llego el lunes.')
    assert.notEqual(await page.inputValue('[name=document]'), '12345678Z')
    await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    assert.equal(await page.inputValue('[name=observation]'), '')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    assert.equal(await page.inputValue('[name=observation]'), 'Llego el lunes.')

    await page.fill('[name=document]', '87654321X')
    const send = page.getByRole('button', { name: 'Enviar los cambios' })
    await send.click()
    await send.waitFor({ state: 'detached' })
    await form.refresh()
    assert.equal(form.answers.observation, 'Llego el lunes.')
    await until(async () => !(await kept()).includes('draft:'), 'no draft is kept')
  })

  test('a draft without documents and files asks nobody to choose them again', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await form.askFor({ fields: ['observation'], message: 'Revíselo.' }, await reviewer())
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, statusPathOf(form))
    await page.fill('[name=observation]', 'Llego el lunes.')
    await until(
      async () => (await page.evaluate<string>('JSON.stringify(localStorage)')).includes('lunes'),
      'the draft is kept'
    )
    const other = await context.newPage()
    await openPage(other, statusPathOf(form))
    await other.getByText('Hemos recuperado lo que escribió').waitFor()
    assert.equal(await other.inputValue('[name=observation]'), 'Llego el lunes.')
    assert.equal(await other.getByText('escriba de nuevo').count(), 0)
  })
})
