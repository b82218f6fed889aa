import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A failed login', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('a wrong password and an unknown address give the same message', async ({ assert }) => {
    const user = await people.viewer()
    for (const [email, password] of [
      [user.email, 'wrong-password-1'],
      ['nobody@example.com', 'secret-password-1'],
    ]) {
      const visitor = new Visitor()
      await visitor.open('/merchant/login')
      const page = await visitor.login({ email }, password)
      assert.equal(page.component, 'merchant/login')
      assert.deepEqual(page.props.errors, { email: 'El correo o la contraseña no son correctos.' })
      assert.isNull(page.props.user)
    }
  })

  test('a program with a wrong password gets a 422 at the field', async ({ client, assert }) => {
    const response = await client
      .post('/merchant/login')
      .withCsrfToken()
      .withSession({ locale: 'en' })
      .header('accept', 'application/json')
      .json({ email: 'nobody@example.com', password: 'x' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, [
      { field: 'email', rule: 'credentials', message: 'The e-mail or the password is wrong.' },
    ])
  })

  test('after five wrong passwords, only this account has to wait', async ({ assert }) => {
    await openTournaments()
    const [user, colleague] = [await people.viewer(), await people.viewer()]
    const visitor = new Visitor()
    for (let time = 0; time < 5; time++) await visitor.login(user, 'wrong-password-1')
    const page = await visitor.login(user)
    assert.equal(
      page.props.errors.email,
      'Demasiados intentos. Espere cinco minutos y vuelva a intentarlo.'
    )
    assert.equal((await new Visitor().login(colleague)).component, 'merchant/dashboard')
  })

  test('a successful login resets the count of wrong passwords', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    for (let round = 0; round < 2; round++) {
      const visitor = new Visitor()
      for (let time = 0; time < 4; time++) await visitor.login(user, 'wrong-password-1')
      assert.equal((await visitor.login(user)).component, 'merchant/dashboard')
    }
  })
})
