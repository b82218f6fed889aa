import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import BlacklistEntry from '#models/blacklist_entry'
import { reissueCards, revokeCards } from '#models/card/issue'
import Form from '#models/form'
import Scan from '#models/scan'
import { clock } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { cardHolderOf, readAt } from '#tests/helpers/zone_checks'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A zone check', (group) => {
  emptyWorld(group)
  const itIs = clock(group)
  group.each.setup(() => itIs('2024-04-24T11:00:00+02:00'))

  test('a zone check admits an authorised person and shows who it is', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { form, card } = await cardHolderOf(tennis, { name: 'Ana', lastName: 'Núñez' })
    const { result } = await readAt(client, card.token)
    assert.deepInclude(result, { allowed: true, code: 'ok', previous: null })
    assert.equal(result.message, 'Puede entrar en la zona 4.')
    assert.deepInclude(result.form, {
      ...{ id: form.id, type: 'press', name: 'Ana', lastName: 'Núñez', idForm: form.idForm },
      ...{ category: 'press', company: 'Diario', photo: null, zones: ['0', '4'] },
    })
    assert.deepInclude(result.form.validity, { from: '2024-04-22', to: '2024-05-05' })
  })

  test('a zone check reads a token, its address, another keyboard layout and the chip', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    await card.merge({ uid: '04C43BC21C2680' }).save()
    for (const text of [
      card.token,
      `  ${card.token}\r\n`,
      card.token.toLowerCase(),
      `https://acreditacion.example/v/${card.token}`,
      `httpsñ--acreditacion.example-v-${card.token}`,
      '04C43BC21C2680',
      '04:c4:3b:c2:1c:26:80',
      '80261CC23BC404',
    ])
      assert.equal((await readAt(client, text)).result.code, 'ok', text)
  })

  test('a zone check refuses an unknown code and can go on', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    for (const text of ['0'.repeat(26), 'hola', `\u0000\u0007${'ñ'.repeat(300)}`, 'DEADBEEF']) {
      const { status, result } = await readAt(client, text)
      assert.equal(status, 200)
      assert.deepInclude(result, { allowed: false, code: 'unknown', form: null })
    }
    assert.equal((await readAt(client, card.token)).result.code, 'ok')
  })

  test('a zone check keeps unknown tokens, serials and chips, and nothing that may be about a person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    const codes = ['0'.repeat(26), 'TEN24-PR-000123-2', '04C43BC21C2699']
    const others = [
      ...['12345678Z', '12345678', 'X1234567L', 'PAB123456', '912345678', 'ana@example.com'],
      ...['P<UTOERIKSSON<<ANNA<MARIA', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
      ...['34612345678', 'hola', 'DEADBEEF', `\u0000${'ñ'.repeat(300)}`, card.token],
    ]
    for (const text of [...codes, ...others]) await readAt(client, text)
    const kept = (await Scan.query().orderBy('id')).map(({ scan }) => scan)
    assert.deepEqual(kept, [...codes, ...others.map(() => null)])
  })

  test('a zone check refuses a person without an approval', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    for (const state of ['rejected', 'waiting'] as const) {
      const { form, card } = await cardHolderOf(tennis)
      await form.refresh()
      await form.moveTo('rejected', { by: null })
      await form.merge({ state }).save()
      const { result } = await readAt(client, card.token)
      assert.deepInclude(result, { allowed: false, code: 'not_approved' })
      assert.include(result.message, state === 'rejected' ? 'denegada' : 'aún no está aprobada')
    }
  })

  test('a zone check refuses revoked and blocked cards', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { form, card } = await cardHolderOf(tennis)
    await db.transaction((trx) => reissueCards(trx, [form.id], 'stolen', null))
    const stolen = await readAt(client, card.token)
    assert.equal(stolen.result.code, 'revoked')
    assert.include(stolen.result.message, 'perdida o robada')

    await form.load('card')
    assert.equal((await readAt(client, form.card.token)).result.code, 'ok')
    await form.card.merge({ gateDesired: 'blocked' }).save()
    assert.equal((await readAt(client, form.card.token)).result.code, 'revoked')
    await form.card.merge({ gateDesired: null }).save()
    await db.transaction((trx) => revokeCards(trx, [form.id], 'damaged', null))
    assert.include((await readAt(client, form.card.token)).result.message, 'pida la nueva')
  })

  test('a zone check refuses a blacklisted person unless it is a cleared namesake', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await people.admin()
    const { form, card } = await cardHolderOf(tennis, { name: 'Iván', lastName: 'de la Ó' })
    const entry = await BlacklistEntry.create({
      name: 'IVAN',
      lastName: 'De La O',
      authorId: by.id,
    })
    assert.equal((await readAt(client, card.token)).result.code, 'blacklisted')
    await entry.clear(form.document!, 'Otra persona', by)
    assert.equal((await readAt(client, card.token)).result.code, 'ok')
  })

  test('a zone check sends the holder of an out-of-date card to the desk', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card } = await cardHolderOf(tennis)
    await card.merge({ stale: true }).save()
    const { result } = await readAt(client, card.token)
    assert.deepInclude(result, { allowed: false, code: 'stale' })
    assert.include(result.message, 'oficina de acreditaciones')
  })

  test('a zone check names the zones that the card opens', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { form, card } = await cardHolderOf(tennis)
    const { result } = await readAt(client, card.token, { zone: '9' })
    assert.deepInclude(result, { allowed: false, code: 'wrong_zone' })
    assert.equal(result.message, 'No es para la zona 9: abre 0, 4.')
    await form.refresh()
    await form.merge({ idPermission: null }).save()
    const none = (await readAt(client, card.token)).result
    assert.deepEqual([none.code, none.form.zones], ['wrong_zone', []])
  })
})

test.group('A zone check during an erasure', (group) => {
  committedWorld(group)
  const itIs = clock(group)

  test('a card that is erased while it is {$self} is unknown, and its scan names nobody')
    .with(['looked up', 'judged'])
    .run(async ({ client, assert, cleanup }, step) => {
      itIs('2024-04-24T11:00:00+02:00')
      const { tennis } = await openTournaments()
      const { form, card } = await cardHolderOf(tennis)
      const erase = async () => void (await db.from('forms').where('id', form.id).delete())
      if (step === 'looked up') {
        Form.before('fetch', erase)
        cleanup(() => void Form.$hooks.remove('before:fetch', erase))
      } else {
        const { isBlacklisted } = BlacklistEntry
        BlacklistEntry.isBlacklisted = async (...given) => {
          await erase()
          return isBlacklisted.apply(BlacklistEntry, given)
        }
        cleanup(() => void (BlacklistEntry.isBlacklisted = isBlacklisted))
      }
      cleanup(async () => void (await Scan.query().delete()))
      const { status, result } = await readAt(client, card.token)
      assert.equal(status, 200)
      assert.deepInclude(result, { allowed: false, code: 'unknown', form: null })
      const scans = await Scan.all()
      assert.deepEqual(
        scans.map(({ code, formId, cardId }) => [code, formId, cardId]),
        [['unknown', null, null]]
      )
    })
})
