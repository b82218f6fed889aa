import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { writeLetter } from '#mails/letter'
import Form from '#models/form'
import { storeUploadedPhoto } from '#models/form/photos'
import MailMessage from '#models/mail_message'
import { keepPhotos } from '#tests/helpers/photos'
import { newContext, openPage } from '#tests/helpers/browsing'
import { emptyWorld, openTournaments, photoJpeg } from '#tests/helpers/world'

test.group('A returning member with a phone', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => limiter.clear())

  test('a returning member finds the form filled in behind the mailed link and can send it', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    const past = await TournamentFactory.apply('past').create()
    const { columns, photos } = await storeUploadedPhoto(
      { bytes: await photoJpeg() },
      { byStaff: false }
    )
    const former = await FormFactory.merge({
      ...{ tournamentId: past.id, type: 'player', state: 'approved', ...columns },
      ...{ name: 'Renata', lastName: 'Gil', email: 'renata@example.com' },
      detail: { type: 'Physio', validity: 'full', tour: 'ATP', passportNumber: 'RET2023001' },
    }).create()
    await keepPhotos(former, photos)
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await openPage(page, '/lang/en')
    await openPage(page, '/forms/jugadores/old')
    await page.getByLabel('Passport number').fill('RET2023001')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('We have written to r•••@e•••.com').waitFor()
    await page.getByRole('button', { name: 'Send it again' }).waitFor()

    const { action } = await writeLetter(await MailMessage.firstOrFail())
    await openPage(page, action!.url.slice(appUrl.length))
    assert.equal(await page.locator('[name=name]').inputValue(), 'Renata')
    assert.match((await page.locator('img.photo-still').getAttribute('src')) ?? '', /^data:image/)
    await page.locator('[name="detail[player]"]').fill('Ejemplo')
    await page.getByRole('option', { name: 'Ejemplo' }).first().click()
    await page.locator('[name=acceptPrivacy]').check()
    await page.getByRole('button', { name: 'Review and send' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL('**/forms/jugadores/gracias')
    const form = await Form.query().where('tournamentId', tennis.id).firstOrFail()
    assert.equal(form.email, 'renata@example.com')
    assert.isNotNull(form.image)

    assert.equal(await page.evaluate(() => JSON.stringify(localStorage)), '{}')
    await page.goBack()
    await page.getByLabel('Passport number').waitFor()
    assert.equal(await page.locator('[name=name]').count(), 0)
  })
})
