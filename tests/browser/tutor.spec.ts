import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import MailMessage from '#models/mail_message'
import { tutorUrlOf } from '#models/form/tutor'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { ballboyOf } from '#tests/helpers/ballboys'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A tutor with a phone', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => limiter.clear())

  test('a tutor reads what is confirmed and confirms it with the keyboard', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ tutorConfirms: true }).save()
    const form = await ballboyOf(
      tennis,
      'Leo',
      { name: 'Ana', document: '12345678Z' },
      { birthDate: '2012-05-01' }
    )
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await openPage(page, '/lang/en')
    await openPage(page, tutorUrlOf(form).slice(appUrl.length))
    await page.getByRole('heading', { name: 'Confirm a child’s request' }).waitFor()
    await page.getByText('Leo Gil', { exact: true }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await page.getByRole('button', { name: 'Confirm the request' }).press('Enter')
    await page.getByRole('status').getByText('Confirmed on').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Confirm the request' }).count(), 0)
    assert.isNotNull((await form.refresh()).tutorConfirmedAt)
  })

  test('a tutor page without a signature says that the link can no longer be used', async ({
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ tutorConfirms: true }).save()
    const tutor = { name: 'Ana', document: '12345678Z' }
    const form = await ballboyOf(tennis, 'Leo', tutor, { birthDate: '2012-05-01' })
    const page = await (await newContext(browser)).newPage()
    await openPage(page, '/lang/en')
    await openPage(page, `/tutores/${form.id}`)
    await page.getByText('This link can no longer be used').waitFor()
  })
})

test.group('The office and the tutors', (group) => {
  emptyWorld(group)

  test('with a phone, the office finds whose tutor has not confirmed and writes to them', async ({
    assert,
    browser,
  }) => {
    const { tennis } = await openTournaments()
    await tennis.merge({ tutorConfirms: true }).save()
    const tutor = { name: 'Ana', document: '12345678Z' }
    const child = { birthDate: '2012-05-01' }
    const leo = await ballboyOf(tennis, 'Leo', tutor, child)
    await ballboyOf(tennis, 'Mia', tutor, { ...child, tutorConfirmedAt: DateTime.utc() })
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await logIn(page, await people.admin())
    await openPage(page, `/merchant/config/tournament/${tennis.id}/edit`)
    await page.getByRole('link', { name: 'Falta la confirmación de 1 tutor' }).click()
    await page.getByText('1 solicitud', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Seleccionar a Leo Gil' }).check()
    await page.getByRole('button', { name: 'Escribir a los tutores…' }).click()
    const send = page.getByRole('dialog').getByRole('button', { name: 'Enviar 1 correo' })
    await send.waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    assert.deepEqual(violations, [])
    await send.click()
    await page.getByText('Hemos escrito a 1 tutor.').waitFor()
    const mails = await MailMessage.query().where('template', 'tutor')
    assert.deepEqual(
      mails.map(({ formId }) => formId),
      [leo.id]
    )
  })
})
