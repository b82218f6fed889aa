import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { isGuessable } from '#accounts/guessable_password'
import PasswordReset from '#models/password_reset'
import User from '#models/user'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const owner = { name: 'Begoña Urrutikoetxea', email: 'burrutikoetxea@example.com' }
const words = {
  es: 'Es fácil de adivinar. Elija otra que no sea corriente ni lleve su nombre, su correo o el del torneo.',
  en: "It is easy to guess. Choose one that is not common and has neither your name or e-mail nor the tournament's name in it.",
}

test.group('Guessable passwords', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('the password {$self} is guessable')
    .with([
      'password1234',
      'administrator',
      'administrador1',
      'passwordpassword',
      'contraseña1234',
      'Password2024!',
      'aaaaaaaaaaaa',
      'qwertyuiop12',
      '123456789012',
      'burrutikoetxea@example.com',
      'Begoña Urrutikoetxea',
      'urrutikoetxea1',
      'Acreditacion2026',
      'Open de Prueba',
      'opendeprueba24',
      'password password',
      'admin admin admin',
      'contraseña segura',
      'tenis2024tenis',
      'Open de Prueba 2026',
      'opendeprueba24tenis',
      'acreditacion tenis 2026',
      'burrutikoetxea@example.co',
      'Urrutikoetxea.Begoña.2026',
      'Prueba Open Madrid',
      'acreditacion prueba open',
    ])
    .run(async ({ assert }, password) => {
      const { tennis } = await openTournaments()
      await tennis.merge({ place: 'Caja Mágica, Madrid' }).save()
      for (let year = 2011; year < 2016; year++)
        await TournamentFactory.merge({
          ...{ name: tennis.name, place: tennis.place, code: `X${year}`, year, active: false },
        }).create()
      assert.isTrue(await isGuessable(password, owner))
    })

  test('the password {$self} is not guessable')
    .with([
      'caballo verde lento pino',
      'x7Kp-92mQ-vvT1',
      'una-clave-larga',
      'gatos en la azotea',
      'w7#kLp0zQx21',
      '#$%9&/(+)=?8!€~7',
    ])
    .run(async ({ assert }, password) => {
      await openTournaments()
      assert.isFalse(await isGuessable(password, owner))
    })

  test('a guessable password is refused at its field on every form', async ({ assert }) => {
    await openTournaments()
    const admin = await people.admin()
    const visitor = new Visitor()
    const token = await PasswordReset.issueFor(admin)
    const chosen = { password: 'administrator', password_confirmation: 'administrator' }
    await visitor.open(`/merchant/reset-password/${token}`)
    const reset = await visitor.post(`/merchant/reset-password/${token}`, chosen)
    assert.deepEqual(reset.props.errors, { password: words.es })

    await visitor.login(admin)
    await visitor.open('/lang/en')
    const user = { name: 'Ana', email: 'ana@example.com', role: 'staff', ...chosen }
    await visitor.open('/merchant/config/user/create')
    const made = await visitor.post('/merchant/config/user', user)
    assert.deepEqual(made.props.errors, { password: words.en })
    assert.isNull(await User.findBy('email', 'ana@example.com'))
  })
})
