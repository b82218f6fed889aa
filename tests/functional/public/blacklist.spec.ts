import { test } from '@japa/runner'
import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { emptyWorld, flashed, openTournaments, pressAnswers } from '#tests/helpers/world'

async function banned() {
  await openTournaments()
  const [name, lastName] = ['Vetado', 'Ejemplo Nuñez']
  await BlacklistEntry.create({
    name,
    lastName,
    foldedName: BlacklistEntry.foldedNameOf(name, lastName),
  })
}

test.group('The blacklist', (group) => {
  emptyWorld(group)

  test('"{name}" + "{lastName}" is blacklisted and gets only the standard message')
    .with([
      { name: 'Vetado', lastName: 'Ejemplo Nuñez' },
      { name: 'Ejemplo Nuñez', lastName: 'Vetado' },
      { name: 'VÉTADO', lastName: 'ejemplo  núnez' },
      { name: 'Vetado Ejemplo', lastName: 'Nuñez' },
      { name: ' vetado', lastName: 'EjemploNunez ' },
      { name: 'Vetado', lastName: 'Ejemplo-Nuñez' },
      { name: 'Vetado', lastName: 'Ejemplo\u2011Nuñez.' },
      { name: 'Ve’tado', lastName: 'Ejemplo Nu´ñez' },
      { name: 'Vetado Ejemplo Nuñez', lastName: '-' },
    ])
    .run(async ({ client, assert }, person) => {
      await banned()
      const files = await keptFiles('portraits')
      for (const [locale, message] of [
        ['en', "Sorry! You don't have permission!"],
        ['es', '¡Lo sentimos! No tiene permiso.'],
      ]) {
        const response = await sendForm(client, '/forms/prensa', pressAnswers(person), { locale })
        response.assertHeader('location', '/forms/prensa')
        assert.deepEqual(flashed(response), { notice: { type: 'error', message }, errors: {} })
        assert.isUndefined(response.session('submitted'))
      }
      assert.lengthOf(await Form.all(), 0)
      assert.lengthOf(await MailMessage.all(), 0)
      assert.deepEqual(await keptFiles('portraits'), files)
    })

  test('a program with a blacklisted name gets a 403 with the standard message', async ({
    client,
    assert,
  }) => {
    await banned()
    const person = { name: 'Vetado', lastName: 'Ejemplo Nuñez' }
    const response = await sendForm(client, '/forms/prensa', pressAnswers(person), {
      json: true,
      locale: 'en',
    })
    response.assertStatus(403)
    const message = "Sorry! You don't have permission!"
    assert.deepEqual(response.body(), {
      message,
      errors: [{ field: null, rule: 'blacklisted', message }],
    })
  })

  test('"{name} {lastName}" is not the blacklisted person')
    .with([
      { name: 'Vetada', lastName: 'Ejemplo Nuñez' },
      { name: 'Vetado', lastName: 'Ejemplo' },
    ])
    .run(async ({ client, assert }, person) => {
      await banned()
      await sendForm(client, '/forms/prensa', pressAnswers(person))
      assert.lengthOf(await Form.all(), 1)
    })
})
