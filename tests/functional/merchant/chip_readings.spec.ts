import { test } from '@japa/runner'
import { about, cardHolders, cardOf, chips } from '#tests/helpers/chips'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'

const reversed = '80261CC23BC404'

test.group('The input of a chip reader', (group) => {
  emptyWorld(group)

  test("a chip number is read with the station's setting {0}: {1}")
    .with([
      ['dec_lsb', '3220338716', chips.short],
      ['dec_msb', '0477688511', chips.short],
      ['hex_lsb', reversed, chips.first],
    ])
    .run(async ({ client, assert }, [mode, rfid, uid]) => {
      const { form, user } = await cardHolders()
      await about(client, user)(form, 'rfid', { rfid, mode })
      assert.equal((await cardOf(form)).uid, uid)
    })

  test('an invalid chip number is refused at its field in both languages', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    for (const [rfid, rule, spanish, english] of [
      ['1002701960', 'rfid.truncated', /solo escribe una parte/, /only a part/],
      ['08A1B2C3', 'rfid.random', /cambia de número/, /another number each time/],
      ["04Ñc4'3b", 'rfid.separators', /Desactive los separadores/, /Switch the separators off/],
      ['00 00 00 00', 'rfid.blank', /vacío/, /empty/],
      ['', 'required', /./, /./],
    ] as const) {
      const page = await about(client, user)(form, 'rfid', { rfid })
      assert.match(flashed(page).errors.rfid[0], spanish, rule)
      const program = await about(client, user)(form, 'rfid', { rfid }, { json: true }).withSession(
        { locale: 'en' }
      )
      program.assertStatus(422)
      assert.include(program.body().errors[0], { field: 'rfid', rule })
      assert.match(program.body().errors[0].message, english)
    }
    assert.isNull((await cardOf(form)).uid)
  })

  test('an ambiguous chip number is shown with both readings to choose from', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const asked = await about(client, user)(form, 'rfid', { rfid: '12345678' })
    assert.include(flashed(asked).errors.rfid[0], 'hexadecimal o decimal')
    assert.deepEqual((asked.flashMessages() as any).rfidQuestion, {
      rfid: '12345678',
      known: {},
      question: 'base',
      choices: [
        { value: 'hex', uid: '12345678' },
        { value: 'dec', uid: '00BC614E' },
      ],
    })
    await about(client, user)(form, 'rfid', { rfid: '12345678', base: 'dec' })
    assert.equal((await cardOf(form)).uid, '00BC614E')
  })

  test('a reversed chip number is turned around only after a confirmation', async ({
    client,
    assert,
  }) => {
    const { forms, user } = await cardHolders(2)
    for (const mode of ['auto', 'hex_msb']) {
      const asked = await about(client, user)(forms[0], 'rfid', { rfid: reversed, mode })
      assert.include(flashed(asked).errors.rfid[0], 'al revés')
    }
    assert.isNull((await cardOf(forms[0])).uid)
    await about(client, user)(forms[0], 'rfid', { rfid: reversed, reversed: true })
    assert.equal((await cardOf(forms[0])).uid, chips.first)
    await about(client, user)(forms[1], 'rfid', { rfid: reversed, reversed: false })
    assert.equal((await cardOf(forms[1])).uid, reversed)
  })
})

test.group('The station for chips', (group) => {
  emptyWorld(group)

  test('the chip station shows the holder of the card on the reader', async ({
    client,
    assert,
  }) => {
    const { form, user } = await cardHolders()
    const page = await client.get(`/merchant/system/${form.id}/rfid`).loginAs(user).withInertia()
    page.assertInertiaComponent('merchant/systems/rfid')
    const { form: holder, queue, question } = page.inertiaProps as any
    assert.include(holder, { id: form.id, name: form.fullName, idForm: form.idForm })
    assert.deepInclude(holder.card, { serial: form.idForm, uid: null, stale: false })
    assert.equal(holder.card.gate.state, 'none')
    assert.isFalse(queue)
    assert.isNull(question)
  })

  test('the chip station handles one card after the other', async ({ client, assert }) => {
    const { form, user } = await cardHolders()
    const card = await cardOf(form)
    const find = (scan: string) =>
      client
        .post('/merchant/system/rfid/find')
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .json({ scan })
    const waiting = await client.get('/merchant/system/rfid').loginAs(user).withInertia()
    assert.deepInclude(waiting.inertiaProps as any, { form: null, queue: true })
    for (const scan of [
      card.token,
      `https://acreditaciones.example/v/${card.token}`,
      card.serial,
    ]) {
      const found = await find(scan)
      found.assertHeader('location', `/merchant/system/${form.id}/rfid?queue=1`)
    }
    const registered = await about(client, user)(form, 'rfid?queue=1', { rfid: chips.first })
    registered.assertHeader('location', '/merchant/system/rfid')

    assert.include(flashed(await find('0'.repeat(26))).errors.scan[0], 'ninguna tarjeta')
    await decideOn([form.id], 'rejected')
    assert.include(flashed(await find(card.token)).errors.scan[0], 'ya no vale')
    await form.load('tournament')
    await form.tournament.merge({ active: false }).save()
    assert.include(flashed(await find(card.token)).errors.scan[0], 'ninguna tarjeta')
  })

  test('the chip station finds nobody outside the form types of its user', async ({
    client,
    assert,
  }) => {
    const { form } = await cardHolders()
    const user = await people.rfid()
    await user.merge({ formTypes: ['volunteer'] }).save()
    const { token } = await cardOf(form)
    const response = await client
      .post('/merchant/system/rfid/find')
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ scan: token })
    assert.include(flashed(response).errors.scan[0], 'ninguna tarjeta')
  })
})
