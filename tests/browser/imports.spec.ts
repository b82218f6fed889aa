import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import Form from '#models/form'
import ImportRun from '#models/import_run'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { journalist, listOf } from '#tests/helpers/people_lists'
import { until } from '#tests/helpers/until'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const players = (rows: string[]) => Buffer.from(['rank;player;country', ...rows].join('\r\n'))

/** A page of an English-speaking administrator at a given width. */
async function enter(browser: Browser, width = 1280): Promise<Page> {
  const user = await admin()
  const context = await newContext(browser, { viewport: { width, height: 900 } })
  const page = await context.newPage()
  await logIn(page, user)
  await openPage(page, '/lang/en')
  return page
}

test.group('The import pages', (group) => {
  emptyWorld(group)

  test('the page of an import shows the result of each row and the result file', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await enter(browser)
    await openPage(page, '/merchant')
    await page.getByRole('link', { name: 'WTA lists' }).click()
    await page.getByText('No list imported yet').waitFor()
    await page.getByRole('link', { name: 'Import list' }).click()
    await page.setInputFiles('[name=file]', {
      name: 'entry list.csv',
      mimeType: 'text/csv',
      buffer: players(['1;Ana Primera;ESP', '2;Luz Segunda;FRA', '3;;GBR']),
    })
    await page.getByText('entry list.csv (1 kB)').waitFor()
    await page.getByRole('button', { name: 'Import the list' }).click()
    await page.getByText('Results of the 3 rows').waitFor()
    const bar = page.locator('[aria-labelledby=outcome]')
    const outcome = async () => (await bar.innerText()).replace(/\s+/g, ' ')
    await until(async () => /2 new .* 1 not imported/.test(await outcome()), 'the outcome is shown')
    await page.getByText('Row 4').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download result' }).click(),
    ])
    assert.match(download.suggestedFilename(), /entry list.*\.xlsx/)
  })

  test('the import page shows errors beside the file and keeps the other fields', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await enter(browser, 390)
    await openPage(page, '/merchant/import-people/press')
    await page.locator('[name=accepted]').check()
    await page.setInputFiles('[name=file]', {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no list'),
    })
    await page.getByRole('button', { name: 'Import the list' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'The list was not imported' })
    await refusal.waitFor()
    await page.locator('[name=file][aria-invalid=true]').waitFor({ state: 'attached' })
    assert.isTrue(await page.locator('[name=accepted]').isChecked())
    await page.locator('[name=file]:focus').waitFor()
  })

  test('the columns of an import can be chosen by keyboard, and the choice is remembered', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await enter(browser)
    const { document: number, ...rest } = journalist()
    const file = {
      name: 'radio.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await listOf([{ ...rest, Papers: number }]),
    }
    await openPage(page, '/merchant/mform/press')
    await page.getByRole('link', { name: 'Import list' }).click()
    await page.setInputFiles('[name=file]', file)
    await page.getByRole('button', { name: 'Import the list' }).click()
    const start = page.getByRole('button', { name: 'Import the row' })
    await start.waitFor()
    assert.isTrue(await start.isDisabled())
    await page.getByRole('combobox', { name: 'Meaning of “Papers”' }).focus()
    await page.keyboard.type('passport')
    await page
      .getByRole('option', { name: /passport/i })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await start.click()
    await page.getByText('Result of the row').waitFor()
    assert.equal((await Form.firstOrFail()).document, number)

    await openPage(page, '/merchant/import-people/press')
    await page.setInputFiles('[name=file]', file)
    await page.locator('[name=preview]').check()
    await page.getByRole('button', { name: 'Check the columns' }).click()
    await page.getByText('The columns are as you last chose them').waitFor()
    assert.equal((await ImportRun.query().orderBy('id', 'desc').firstOrFail()).state, 'preview')
  })
})
