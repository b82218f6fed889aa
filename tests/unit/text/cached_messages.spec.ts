import { test } from '@japa/runner'
import { formatters } from '@adonisjs/i18n'
import app from '@adonisjs/core/services/app'
import { CachedMessages } from '#text/cached_messages'

const messages = [
  'Hecho',
  '',
  '{count, plural, =0 {ninguna} one {# solicitud} other {# solicitudes}} de {name}',
  '{amount, number} · {when, date, short}',
  "No es '{'válido'}' <b>",
]

test.group('Cached messages', () => {
  test('a message says the same as with the formatter of the package, each time', async ({
    assert,
  }) => {
    const usual = (await formatters.icu().resolver(app))({} as any)
    const cached = new CachedMessages()
    const when = new Date('2026-11-23T01:00:00Z')
    for (const locale of ['es', 'en'])
      for (const count of [0, 1, 1234])
        for (const message of messages) {
          const values = { count, name: 'Íñigo', amount: 1234.5, when }
          assert.equal(
            cached.format(message, locale, values),
            usual.format(message, locale, values)
          )
        }
  })
})
