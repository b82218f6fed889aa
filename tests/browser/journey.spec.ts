import { buffer } from 'node:stream/consumers'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Card from '#models/card'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { openRunFile } from '#sealing/run_files'
import { errorsOf, holdClock, logIn, newContext, openPage } from '#tests/helpers/browsing'
import { folderOfTest } from '#tests/helpers/folders'
import { fillPressForm, JOURNALIST, words } from '#tests/helpers/journalist'
import { program, programBeside } from '#tests/helpers/programs'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

test.group('The first journey', (group) => {
  emptyWorld(group)

  for (const locale of ['es', 'en'] as const) {
    for (const width of [390, 1440]) {
      test(`a journalist asks, staff approve, print and export (${locale}, ${width} px)`, async ({
        assert,
        browser,
      }) => {
        await openTournaments()
        const staff = await reviewer()
        await staff.merge({ locale }).save()
        const context = await newContext(browser, { viewport: { width, height: 900 } })
        const page = await context.newPage()
        const complaints = errorsOf(page)
        if (locale === 'en') await openPage(page, '/lang/en')

        await openPage(page, '/forms/prensa')
        await fillPressForm(page, locale)
        await page.getByRole('button', { name: words[locale].review }).click()
        await page.getByText(words[locale].general).first().waitFor()
        await page.getByText(words[locale].missing).first().waitFor()
        assert.isNull(await Form.first())

        await page.fill('[name=mediaName]', 'Diario del Norte')
        await page.fill('[name=document]', '12345678Z')
        await page.getByRole('button', { name: words[locale].review }).click()
        await page.getByRole('dialog').getByRole('button', { name: words[locale].send }).click()
        await page.waitForURL('**/forms/prensa/gracias')
        const form = await Form.firstOrFail()
        await page.getByText(form.idForm).first().waitFor()
        assert.equal(form.fullName, `${JOURNALIST.name} ${JOURNALIST.lastName}`)
        assert.equal(form.locale, locale)

        await logIn(page, staff)
        await openPage(page, '/merchant/mform/press')
        await page
          .getByRole('searchbox')
          .or(page.locator('input[type=search]'))
          .first()
          .fill('inaki')
        await page.waitForURL('**search=inaki**')
        await page.getByRole('link', { name: JOURNALIST.name }).first().click()
        await page.waitForURL(`**/merchant/mform/press/${form.id}`)
        await page.getByRole('heading', { level: 1, name: form.fullName }).waitFor()
        await page
          .getByRole('button', { name: locale === 'es' ? 'Aprobar' : 'Approve' })
          .first()
          .click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: locale === 'es' ? /^Aprobar/ : /^Approve/ })
          .click()
        await page
          .getByText(locale === 'es' ? 'Aprobada' : 'Approved', { exact: true })
          .first()
          .waitFor()
        await form.refresh()
        assert.equal(form.state, 'approved')

        const pdf = await context.request.get(`/merchant/system/pdfs?ids=${form.id}`)
        assert.equal(await qrOf(await pdf.body()), (await Card.firstOrFail()).token)

        await openPage(page, '/merchant/mform/press')
        await page
          .getByRole('button', { name: locale === 'es' ? 'Exportar' : 'Export' })
          .first()
          .click()
        await page.getByRole('menuitem').first().waitFor()
        await holdClock(page)
        await page.getByRole('menuitem').first().click()
        await page
          .getByText(
            locale === 'es'
              ? 'Le enviaremos un correo con el archivo Excel.'
              : 'We will send you an email with Excel file.'
          )
          .waitFor()
        const run = await DocumentRun.firstOrFail()
        assert.include(
          await sheetText(await buffer(await openRunFile(run, run.fileKey!))),
          `${JOURNALIST.name},${JOURNALIST.lastName}`
        )

        const mails = await MailMessage.query().orderBy('id')
        assert.deepEqual(
          mails.map((mail) => [mail.template, mail.locale, mail.state]),
          ['received', 'approved', 'export'].map((template) => [template, locale, 'sent'])
        )
        assert.deepEqual(complaints, [])
      })
    }
  }
})

/** The code of a card, read by an independent decoder. */
async function qrOf(pdf: Buffer) {
  const cwd = folderOfTest('card')
  await writeFile(join(cwd, 'card.pdf'), pdf)
  program('pdftoppm', ['-r', '200', '-f', '1', '-l', '1', '-png', 'card.pdf', 'card'], { cwd })
  return program('zbarimg', ['--quiet', '--raw', 'card-1.png'], { cwd }).toString().trim()
}

/** The workbook as LibreOffice converts it to comma-separated text. */
async function sheetText(xlsx: Buffer) {
  const folder = folderOfTest('sheet')
  await writeFile(join(folder, 'list.xlsx'), xlsx)
  await programBeside('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):44,34,76',
    '--outdir',
    folder,
    join(folder, 'list.xlsx'),
  ])
  return readFile(join(folder, 'list.csv'), 'utf8')
}
