import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import JournalEntry from '#models/journal_entry'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { activePdf, storeDocument } from '#tests/helpers/documents'
import { people } from '#tests/helpers/office'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A document on the page of a request', (group) => {
  emptyWorld(group)

  test('on a screen of {width} pixels the document opens as pictures of its pages')
    .with([
      { width: 390, colorScheme: 'light' as const },
      { width: 1440, colorScheme: 'dark' as const },
    ])
    .run(async ({ assert, browser }, { width, colorScheme }) => {
      const { tennis } = await openTournaments()
      const form = await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
      const { key } = await storeDocument(form, await activePdf(), 'pdf')
      await form.merge({ detail: { ...form.detail, letter: key } }).save()
      const user = await people.editor()
      await user.merge({ locale: 'en' }).save()
      const context = await newContext(browser, { viewport: { width, height: 844 }, colorScheme })
      const page = await context.newPage()
      await logIn(page, user)
      await openPage(page, `/merchant/mform/press/${form.id}`)
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: /^Open the document/ }).click(),
      ])
      for (const name of ['Page 1 of 2', 'Page 2 of 2']) {
        const picture = tab.getByRole('img', { name })
        await picture.scrollIntoViewIfNeeded()
        await until(
          () => picture.evaluate((image: any) => image.naturalWidth === 1654),
          `${name} is there`
        )
      }
      assert.isAtMost(
        Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')),
        0
      )
      const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()
      assert.deepEqual(violations, [])
      assert.lengthOf(await JournalEntry.query().where({ kind: 'look', formId: form.id }), 1)

      const [download] = await Promise.all([
        tab.waitForEvent('download'),
        tab.getByRole('link', { name: 'Download the original' }).click(),
      ])
      assert.equal(download.suggestedFilename(), 'Carta.pdf')
      assert.lengthOf(await JournalEntry.query().where({ kind: 'document', formId: form.id }), 1)
    })
})
