import { test } from '@japa/runner'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import { charge, day, eating } from '#tests/helpers/charges'
import { workbook } from '#tests/helpers/exports'
import { lastMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'

const path = '/merchant/restaurantlog/export'

test.group('The restaurant log as Excel', (group) => {
  emptyWorld(group)

  test('the export of the restaurant log is mailed with all rows of the filter and amounts as numbers', async ({
    client,
    assert,
  }) => {
    const { press, staff, waiter, eater } = await eating()
    const at = { form: eater, restaurant: press, by: waiter }
    await charge({ ...at, kind: 'amount', amount: 1250 })
    await charge({ ...at, amount: 2, meal: null })
    await charge({ ...at, undone: true })
    await charge({ restaurant: press })
    await charge({ ...at, restaurant: staff })
    await charge({ ...at, on: '2024-04-24' })
    const user = await people.exporter()
    const response = await client
      .post(path)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ day, restaurant: press.id, type: '' })
    response.assertHeader('location', '/merchant/restaurantlog')
    assert.deepEqual(flashed(response).notice, {
      type: 'success',
      message: 'Le enviaremos un correo con el archivo Excel.',
    })
    const rows = await workbook()
    assert.deepEqual(
      rows.map((row) => [row.Persona, row.Servicio, row.Créditos, row.Euros, row.Anulado]),
      [
        ['Ana Ruiz', 'Almuerzo', null, 12.5, null],
        ['Ana Ruiz', null, 2, null, null],
        ['Ana Ruiz', 'Almuerzo', 0, null, 'Anulado'],
        [null, 'Almuerzo', 1, null, null],
      ]
    )
    assert.deepInclude(rows[0], {
      ...{ Día: day, Hora: `${day}T14:10`, Restaurante: 'Press' },
      ...{ 'Referencia': 'TST24-PR-000007', 'Cobrado por': waiter.name },
    })
    const mail = (await lastMail())!
    assert.equal(mail.to, user.email)
    assert.match(mail.raw, /attachment; filename="?restaurantes-2024-04-23\.xlsx/)
    assert.include(mail.text, '4 cargos')
  })

  test('the export of the restaurant log contains only the form types of its reader', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    await charge({ form: eater, restaurant: press })
    const user = await people.exporter()
    await user.merge({ formTypes: ['line'] }).save()
    await client.post(path).loginAs(user).withCsrfToken().redirects(0).json({ day })
    assert.lengthOf(await workbook(), 0)
  })

  test('a large export of the restaurant log is a link that works only for its user', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    await charge({ form: eater, restaurant: press })
    const user = await people.exporter()
    await client.post(path).loginAs(user).withCsrfToken().redirects(0).json({ day })
    const run = await DocumentRun.firstOrFail()
    const link = (expiresIn: string) =>
      signedUrlFor('merchant.restaurant_logs.download', [run.id], { expiresIn, purpose: 'export' })
    const file = await client.get(link('1h')).loginAs(user)
    assert.equal(file.text().slice(0, 2), 'PK')
    for (const [who, address] of [
      [await people.admin(), link('1h')],
      [user, `${path}/${run.id}`],
      [await people.viewer(), link('1h')],
    ] as const) {
      const refused = await client.get(address).loginAs(who).header('accept', 'application/json')
      refused.assertStatus(403)
    }
  })

  test('the user is told that the export of the restaurant log failed', async ({ assert }) => {
    const user = await people.exporter()
    const run = await DocumentRun.create({
      ...{ kind: 'restaurant_log', state: 'running', userId: user.id },
      params: { filter: { day }, scope: {}, recipients: [user.id] },
    })
    await run.fail(new Error('Disk full'))
    const mail = await MailMessage.firstOrFail()
    assert.deepEqual([mail.template, mail.to], ['restaurant_log_failed', user.email])
  })
})
