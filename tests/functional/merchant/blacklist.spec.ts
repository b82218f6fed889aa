import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import BlacklistHit from '#models/blacklist_hit'
import Form from '#models/form'
import { FormFactory } from '#database/factories/form_factory'
import { placeManualOrder } from '#gates/manual_order'
import AccessOrder from '#models/access_order'
import { reissueCards } from '#models/card/issue'
import { previewPrintRun } from '#print_runs/make_print_run'
import { about, chips } from '#tests/helpers/chips'
import { decide, decideOn } from '#tests/helpers/decisions'
import { chipHolders, simulatedGate } from '#tests/helpers/gate'
import { readAt } from '#tests/helpers/zone_checks'
import { atNoon } from '#tests/helpers/clock'
import { completeAnswers, sendForm } from '#tests/helpers/forms'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { guest, member, sendMember } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, pressAnswers } from '#tests/helpers/world'

const path = '/merchant/config/blacklist'
const entry = {
  name: 'Vetado',
  lastName: 'Ejemplo',
  reason: 'Acreditación prestada en 2023',
  reviewOn: '31/12/2027',
}

/** The blacklist page as an administrator. */
async function office(client: ApiClient) {
  const user = await people.admin()
  const send = (method: 'post' | 'put' | 'delete', to: string, body: object = {}) =>
    client[method](`${path}${to}`).loginAs(user).withCsrfToken().redirects(0).json(body)
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withInertia()).inertiaProps as any
  return { user, send, open }
}

async function listed(client: ApiClient, changes: object = {}) {
  const desk = await office(client)
  await desk.send('post', '', { ...entry, ...changes })
  return { ...desk, listed: await BlacklistEntry.query().orderBy('id', 'desc').firstOrFail() }
}

const vetado = (changes: object = {}) =>
  pressAnswers({ name: 'Vetado', lastName: 'Ejemplo', ...changes })

test.group('The blacklist of the office', (group) => {
  emptyWorld(group)

  test('an entry shows the requests of its person, whatever signs stand in their names', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    for (const lastName of ["O'Brien-Díaz", 'O’Brien‑Díaz', 'OBrien Díaz', 'O’Brian-Díaz'])
      await FormFactory.merge({ tournamentId: tennis.id, name: 'Seán', lastName }).create()
    const { open, listed: made } = await listed(client, { name: 'Sean', lastName: "O'Brien-Diaz" })
    assert.lengthOf((await open(`/${made.id}/edit`)).requests, 3)
  })

  test('a blacklist entry stores the reason, the author and the review date', async ({
    client,
    assert,
  }) => {
    const { user, open, listed: stored } = await listed(client)
    assert.deepInclude(stored.serialize(), {
      foldedName: 'vetadoejemplo',
      reviewOn: '2027-12-31',
      authorId: user.id,
      personKey: null,
    })
    const { entries } = await open()
    assert.deepEqual(entries, [
      {
        id: stored.id,
        ...entry,
        reviewOn: '2027-12-31',
        hasDocument: false,
        documentIsDue: false,
        author: user.name,
        hits: 0,
        clearances: 0,
        lastHit: null,
      },
    ])
  })

  test('an incomplete blacklist entry is refused with errors at its fields', async ({
    client,
    assert,
  }) => {
    const { send } = await office(client)
    const { errors } = flashed(await send('post', '', { document: '12345678A' }))
    assert.sameMembers(Object.keys(errors), ['name', 'lastName', 'document', 'reason', 'reviewOn'])
    assert.lengthOf(await BlacklistEntry.all(), 0)
  })

  test('invalid values of a blacklist entry are field errors, never internal errors', async ({
    client,
    assert,
  }) => {
    const { send, listed: stored } = await listed(client)
    for (const name of ['name', 'lastName', 'document', 'reason', 'reviewOn']) {
      for (const value of [...oddest, 'œ'.repeat(100), 'ﷺ'.repeat(100)]) {
        const body = { ...entry, document: '12345678Z', [name]: value }
        for (const [method, to] of [
          ['post', ''],
          ['put', `/${stored.id}`],
          ['post', `/${stored.id}/clearances`],
        ] as const) {
          const { status } = await send(method, to, body).then((answer) => ({
            status: answer.status(),
          }))
          assert.equal(status, 302, `${method} ${to} ${name} ${String(value).slice(0, 20)}`)
        }
      }
    }
  })

  test('a renamed blacklist entry matches only the new name', async ({ client, assert }) => {
    await openTournaments()
    const { send, listed: stored } = await listed(client)
    const response = await send('put', `/${stored.id}`, { ...entry, name: 'Otro' })
    response.assertHeader('location', path)
    await sendForm(client, '/forms/prensa', vetado({ name: 'Otro', document: 'PAX0001' }))
    assert.lengthOf(await Form.all(), 0)
    await sendForm(client, '/forms/prensa', vetado())
    assert.lengthOf(await Form.all(), 1)
  })

  test('a deleted blacklist entry takes its hits and clearances with it', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send, listed: stored } = await listed(client)
    await sendForm(client, '/forms/prensa', vetado())
    await send('post', `/${stored.id}/clearances`, { document: 'PAX0001', reason: 'Homónimo' })
    await send('delete', `/${stored.id}`)
    for (const model of [BlacklistEntry, BlacklistHit, BlacklistClearance])
      assert.lengthOf(await model.all(), 0)
    await sendForm(client, '/forms/prensa', vetado())
    assert.lengthOf(await Form.all(), 1)
  })

  test('an unknown id of a blacklist entry is not found', async ({ client }) => {
    const { send } = await office(client)
    for (const to of ['/999', '/999/clearances/1']) (await send('delete', to)).assertStatus(404)
    ;(await send('put', '/999', entry)).assertStatus(404)
  })
})

test.group('A refused person', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('a hit is counted with form and time and without personal data', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { open, listed: stored } = await listed(client)
    for (const person of [vetado(), vetado({ name: 'Ejemplo', lastName: 'VÉTADO' })])
      await sendForm(client, '/forms/prensa', person)
    const [row] = await db.from('blacklist_hits')
    assert.sameMembers(Object.keys(row), ['id', 'entry_id', 'form_type', 'at'])
    const [{ hits, lastHit }] = (await open()).entries
    assert.deepEqual([hits, lastHit.form], [2, 'Prensa'])
    assert.equal(Date.parse(lastHit.at), DateTime.now().toMillis())
    assert.equal(row.entry_id, stored.id)
    assert.lengthOf(await Form.all(), 0)
  })

  test('a blacklisted person is recognised by the document under any name', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send, listed: stored } = await listed(client, { document: '12345678-z' })
    const disguised = pressAnswers({ name: 'Bueno', lastName: 'Limpio', document: '12.345.678 Z' })
    const refused = await sendForm(client, '/forms/prensa', disguised, { locale: 'en' })
    assert.equal(flashed(refused).notice?.message, "Sorry! You don't have permission!")
    assert.lengthOf(await Form.all(), 0)

    // The edit page does not show the document, so it is not sent again.
    await send('put', `/${stored.id}`, entry)
    assert.isNotNull((await stored.refresh()).personKey)
    await send('put', `/${stored.id}`, { ...entry, document: null })
    assert.isNull((await stored.refresh()).personKey)
    await sendForm(client, '/forms/prensa', disguised)
    assert.lengthOf(await Form.all(), 1)
  })

  test('a blacklisted guest, tutor of a ball kid or passport is refused', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await listed(client)
    await listed(client, { name: 'Otra', lastName: 'Persona', document: 'PASVETADO1' })
    const player = tennis.$extras.player
    const invited = { ...guest(1), 'guests[1][name]': 'Ejemplo', 'guests[1][lastName]': 'Vetado' }
    const { sent } = completeAnswers(formTypes.get('ballboy'), tennis as any)
    const answers = [
      await sendMember(client, { ...member(player), ...invited }),
      await sendMember(client, member(player, { passportNumber: 'PASVETADO1' })),
      await sendForm(
        client,
        '/forms/recogepelotas',
        { ...sent, tutorName: 'Ejemplo', tutorLastName: 'Vetado' },
        { json: true }
      ),
    ]
    for (const answer of answers) {
      answer.assertStatus(403)
      assert.equal(answer.body().errors[0].rule, 'blacklisted')
    }
    assert.lengthOf(await Form.all(), 0)
    const hits = await BlacklistHit.query().orderBy('id')
    assert.deepEqual(
      hits.map(({ formType }) => formType),
      ['player', 'player', 'ballboy']
    )
  })
})

test.group('A namesake of a blacklisted person', (group) => {
  emptyWorld(group)

  test('a namesake is cleared by document, in either order of the names, and other people are refused', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { user, send, open, listed: stored } = await listed(client)
    const reason = 'Nació en otro año'
    for (const document of ['12345678-z', 'PAX0001'])
      await send('post', `/${stored.id}/clearances`, { document, reason })
    const swapped = { name: 'Ejemplo', lastName: 'Vetado' }
    await sendForm(client, '/forms/prensa', vetado(swapped))
    await sendForm(client, '/forms/prensa', vetado({ document: 'pax 0001' }))
    await sendForm(client, '/forms/prensa', vetado({ document: 'PAX0002' }))
    await sendForm(client, '/forms/prensa', vetado({ ...swapped, document: 'PAX0003' }))
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ document }) => document),
      ['12345678Z', 'PAX0001']
    )
    const props = await open(`/${stored.id}/edit`)
    const [{ at, id, ...shown }] = props.entry.clearances
    assert.deepEqual(shown, { reason, user: user.name, documentIsDue: false })
    assert.notInclude(JSON.stringify(props), '12345678')
    assert.isFalse(Number.isNaN(Date.parse(at)))
  })

  test('an entry of an earlier version, which kept the kind of the document, still keeps its person out', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { listed: stored } = await listed(client)
    const key = createHmac('sha256', process.env.HASH_KEY!).update('DNI12345678Z').digest('hex')
    await stored.merge({ personKey: key, foldedName: 'otra persona' }).save()
    await sendForm(client, '/forms/prensa', vetado({ name: 'Ana', document: '12345678Z' }))
    assert.lengthOf(await Form.all(), 0)
    await stored.delete()
    await sendForm(client, '/forms/prensa', vetado({ name: 'Ana', document: '12345678Z' }))
    const [form] = await Form.all()
    await form.merge({ company: 'Otra' }).save()
    await db.from('forms').update({ person_key: key })
    await sendForm(client, '/forms/prensa', vetado({ name: 'Ana', document: '12345678Z' }))
    assert.lengthOf(await Form.all(), 1, 'the earlier request counts as the same')
  })

  test('a namesake is refused again after the clearance is removed', async ({ client, assert }) => {
    await openTournaments()
    const { send, listed: stored } = await listed(client)
    await send('post', `/${stored.id}/clearances`, { document: '12345678Z', reason: 'Homónimo' })
    const { id } = await BlacklistClearance.firstOrFail()
    const { listed: other } = await listed(client, { name: 'Otro' })
    ;(await send('delete', `/${other.id}/clearances/${id}`)).assertStatus(404)
    await send('delete', `/${stored.id}/clearances/${id}`)
    await sendForm(client, '/forms/prensa', vetado())
    assert.lengthOf(await Form.all(), 0)
  })

  test('a namesake has one clearance, with the last reason', async ({ client, assert }) => {
    const { send, listed: stored } = await listed(client)
    for (const reason of ['Primero', 'Segundo'])
      await send('post', `/${stored.id}/clearances`, { document: '12345678Z', reason })
    const clearances = await BlacklistClearance.all()
    assert.deepEqual(
      clearances.map(({ reason }) => reason),
      ['Segundo']
    )
  })

  test('a person with the blacklisted document cannot be cleared as a namesake', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send, listed: stored } = await listed(client, { document: '12345678Z' })
    const response = await send('post', `/${stored.id}/clearances`, {
      document: '12345678-Z',
      reason: 'Es otra persona',
    })
    assert.deepEqual(flashed(response).errors, {
      document: ['Este es el documento de la persona vetada.'],
    })
    assert.lengthOf(await BlacklistClearance.all(), 0)
  })

  test('a namesake must be cleared for each blacklist entry with that name', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send, listed: first } = await listed(client)
    const { listed: second } = await listed(client, { reason: 'Otro con el mismo nombre' })
    const clearance = { document: '12345678Z', reason: 'Homónimo' }
    await send('post', `/${first.id}/clearances`, clearance)
    await sendForm(client, '/forms/prensa', vetado())
    assert.lengthOf(await Form.all(), 0)
    await send('post', `/${second.id}/clearances`, clearance)
    await sendForm(client, '/forms/prensa', vetado())
    assert.lengthOf(await Form.all(), 1)
  })
})

/** An accredited person whose chip the gates let in, and the office that may blacklist them. */
async function accredited(client: ApiClient) {
  const holder = await chipHolders()
  await placeManualOrder(holder.form.id, 'add', holder.by)
  const { name, lastName } = holder.form
  return { ...holder, ...(await office(client)), named: { ...entry, name, lastName } }
}

test.group('Somebody accredited who is blacklisted', (group) => {
  emptyWorld(group)
  const at = simulatedGate(group)

  const orders = async () =>
    (await AccessOrder.query().orderBy('id')).map(({ operation, reason }) => [operation, reason])

  test('a blacklisted person is blocked at the gates, and the office sees the requests', async ({
    client,
    assert,
  }) => {
    const { form, card, send, open, named } = await accredited(client)
    const saved = await send('post', '', named)
    const { id } = await BlacklistEntry.firstOrFail()
    saved.assertHeader('location', `${path}/${id}/edit`)
    assert.include(flashed(saved).notice?.message, 'Tiene 1 solicitud en curso')
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    const { requests } = await open(`/${id}/edit`)
    assert.deepInclude(requests[0], { id: form.id, idForm: form.idForm, state: 'approved' })
    await send('put', `/${id}`, { ...named, reason: 'Otro motivo' })
    assert.deepEqual(await orders(), [
      ['add', null],
      ['block', 'listed'],
    ])
  })

  test('a blacklisted person is read as blacklisted at a zone, not as blocked', async ({
    client,
    assert,
  }) => {
    const { card, send, named } = await accredited(client)
    await send('post', '', named)
    assert.equal((await readAt(client, card.token)).result.code, 'blacklisted')
  })

  test('a cleared namesake is let in again, and no longer when the clearance is taken back', async ({
    client,
    assert,
  }) => {
    const { form, card, send, named } = await accredited(client)
    await send('post', '', named)
    const { id } = await BlacklistEntry.firstOrFail()
    await send('post', `/${id}/clearances`, { document: form.document, reason: 'Homónimo' })
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
    const clearance = await BlacklistClearance.firstOrFail()
    await send('delete', `/${id}/clearances/${clearance.id}`)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    await send('delete', `/${id}`)
    assert.equal(at.simulator.gate.stands(card.uid!), 'active')
  })

  test('a card that the office had blocked before stays blocked when its entry is removed', async ({
    client,
    assert,
  }) => {
    const { form, card, by, send, named } = await accredited(client)
    await placeManualOrder(form.id, 'block', by)
    await send('post', '', named)
    await send('delete', `/${(await BlacklistEntry.firstOrFail()).id}`)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
  })

  test("a blacklisted person's new chip opens nothing until the entry is removed", async ({
    client,
    assert,
  }) => {
    const { form, card, by, send, named } = await accredited(client)
    await send('post', '', named)
    await db.transaction((trx) => reissueCards(trx, [form.id], 'damaged', by))
    const station = about(client, await people.rfid())
    const registered = await station(form, 'rfid', { rfid: chips.second })
    assert.include(flashed(registered).notice?.message, 'esta persona está vetada')
    const [given] = await Card.query().where({ formId: form.id, state: 'live' })
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    assert.isUndefined(at.simulator.gate.state.whitelist[given.uid!])
    await send('delete', `/${(await BlacklistEntry.firstOrFail()).id}`)
    assert.equal(at.simulator.gate.stands(card.uid!), 'blocked')
    assert.equal(at.simulator.gate.stands(given.uid!), 'active')
  })

  test('a blacklisted person cannot be approved, alone or among others, nor printed', async ({
    client,
    assert,
  }) => {
    const { forms, by, send, named } = await accredited(client)
    const [form] = forms
    await decideOn([form.id], 'rejected', by)
    const other = await FormFactory.merge({
      tournamentId: form.tournamentId,
      name: 'Otra',
      lastName: 'Persona',
    }).create()
    await send('post', '', named)
    const alone = await decide(client, `${form.id}/changestate`, {
      state: 'approved',
      reason: 'Viene igualmente',
    })
    assert.include(flashed(alone.response).notice?.message, 'Esta persona está vetada')
    const change = { ids: [form.id, other.id], state: 'approved' }
    const { response } = await decide(
      client,
      'changestate',
      { ...change, preview: true },
      { asProgram: true }
    )
    assert.deepInclude(response.body(), { applies: 1, skipped: { listed: 1 } })
    const bulkChange = await decideOn(change.ids, 'approved', by)
    assert.deepEqual((await bulkChange.report()).skipped, [{ reason: 'listed', count: 1 }])
    assert.equal((await form.refresh()).state, 'rejected')
    assert.equal((await other.refresh()).state, 'approved')
  })

  test('a blacklisted person has no card to print', async ({ client, assert }) => {
    const { form, by, user, send, named } = await accredited(client)
    const print = () =>
      client.get(`/merchant/system/pdfs?ids=${form.id}&print=1`).loginAs(user).redirects(0)
    assert.equal((await previewPrintRun([form.id], by)).cards, 1)
    ;(await print()).assertStatus(200)
    await send('post', '', named)
    assert.equal((await previewPrintRun([form.id], by)).cards, 0)
    assert.include(flashed(await print()).notice?.message, 'No hay nada que imprimir')
  })
})
