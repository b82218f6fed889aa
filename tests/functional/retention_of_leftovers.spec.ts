import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import AccessOrder from '#models/access_order'
import PrintRun from '#models/print_run'
import DocumentRun from '#models/document_run'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import { Purge } from '#purge/purge'
import Scan from '#models/scan'
import { cardHolderOf } from '#tests/helpers/zone_checks'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'
import { orderMails } from '#tests/helpers/order_mails'

const now = DateTime.fromISO('2025-06-05T03:30:00Z', { zone: 'utc' })

test.group('Retention of mails, files and sessions', (group) => {
  emptyWorld(group)

  test('mails are removed after six months', async ({ assert }) => {
    for (const [to, months] of [
      ['old@example.com', 6.1],
      ['new@example.com', 5.9],
    ] as const) {
      await orderMails([{ template: 'received', to, locale: 'es' }])
      const createdAt = now.minus({ days: months * 30.5 }).toSQL({ includeOffset: false })
      await MailMessage.query().where('to', to).update({ createdAt })
    }
    assert.equal((await new Purge(now).run()).mails, 1)
    assert.deepEqual(
      (await MailMessage.all()).map(({ to }) => to),
      ['new@example.com']
    )
  })

  test('scans and sent gate orders are removed after a month, but unsent orders are kept', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { card, form } = await cardHolderOf(tennis)
    const user = await reviewer()
    for (const days of [32, 29]) {
      const at = now.minus({ days })
      await Scan.create({ at, zone: '4', allowed: false, code: 'unknown', userId: user.id })
      for (const state of ['confirmed', 'pending'] as const)
        await AccessOrder.create({
          ...{ cardId: card.id, formId: form.id, operation: 'block', uid: '04C43BC21C2680' },
          ...{ state, attempts: 1, failures: 0, nextTryAt: at, createdAt: at },
        })
    }
    assert.deepInclude(await new Purge(now).run(), { scans: 1, orders: 1 })
    assert.lengthOf(await Scan.all(), 1)
    const orders = await AccessOrder.query().orderBy('id')
    assert.deepEqual(
      orders.map(({ state }) => state),
      ['pending', 'confirmed', 'pending']
    )
  })

  test('what the gates know of a chip is kept until its edition is closed', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const { card, form } = await cardHolderOf(tennis)
    const at = now.minus({ days: 32 })
    for (const [operation, state] of [
      ['add', 'confirmed'],
      ['add', 'confirmed'],
      ['block', 'confirmed'],
      ['unblock', 'confirmed'],
      ['add', 'failed'],
      ['block', 'pending'],
    ] as const)
      await AccessOrder.create({
        ...{ cardId: card.id, formId: form.id, operation, uid: '04C43BC21C2680' },
        ...{ state, attempts: state === 'confirmed' ? 1 : 0, failures: 0 },
        ...{ nextTryAt: at, createdAt: at },
      })
    assert.equal((await new Purge(now).run()).orders, 2)
    const kept = await AccessOrder.query().orderBy('id')
    assert.deepEqual(
      kept.map(({ operation, state }) => `${operation} ${state}`),
      ['add confirmed', 'unblock confirmed', 'add failed', 'block pending']
    )
    await tennis.merge({ active: false }).save()
    assert.equal((await new Purge(now).run()).orders, 4)
  })

  test('the order that says why a card is blocked is kept, although its chip went to another card', async ({
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [former, present] = [await cardHolderOf(tennis), await cardHolderOf(tennis)]
    const at = now.minus({ days: 32 })
    for (const { card, form, operation, reason } of [
      { ...former, operation: 'block', reason: 'cancelled' },
      { ...present, operation: 'block', reason: 'manual' },
      { ...present, operation: 'unblock', reason: null },
    ] as const)
      await AccessOrder.create({
        ...{ cardId: card.id, formId: form.id, operation, reason, uid: '04C43BC21C2680' },
        ...{ state: 'confirmed', attempts: 1, failures: 0, nextTryAt: at, createdAt: at },
      })
    await new Purge(now).run()
    const kept = await AccessOrder.query().orderBy('id')
    assert.deepEqual(
      kept.map(({ operation, reason }) => [operation, reason]),
      [
        ['block', 'cancelled'],
        ['unblock', null],
      ]
    )
  })

  test('the search words of a print run are removed with its file', async ({ assert }) => {
    const user = await reviewer()
    const fileKey = 'documents/1.pdf'
    await drive.use().put(fileKey, 'x')
    const run = await DocumentRun.create({
      ...{ kind: 'cards', state: 'done', params: { batchId: 1, cards: 1, cover: true } },
      ...{ fileKey, expiresAt: now.minus({ hours: 1 }), userId: user.id },
    })
    const printRun = await PrintRun.create({
      ...{ selection: { list: 'press', search: 'Núñez', only: 'unprinted' }, runId: run.id },
      ...{ layout: 'cr80', sheet: 'single', total: 1, state: 'printed', userId: user.id },
    })
    await new Purge(now).run()
    await printRun.refresh()
    assert.deepEqual(printRun.selection, { list: 'press', only: 'unprinted' })
  })

  test('generated files are removed when they expire', async ({ assert }) => {
    const user = await reviewer()
    for (const hours of [-1, 1]) {
      const fileKey = `documents/${hours}.xlsx`
      await drive.use().put(fileKey, 'x')
      const params = { formType: 'press', selection: { types: [] }, recipients: [] }
      const expiresAt = now.plus({ hours })
      await DocumentRun.create({
        kind: 'forms_export',
        state: 'done',
        params,
        fileKey,
        expiresAt,
        userId: user.id,
      })
    }
    assert.equal((await new Purge(now).run()).documents, 1)
    const runs = await DocumentRun.query().orderBy('id')
    assert.deepEqual(
      runs.map(({ fileKey }) => fileKey),
      [null, 'documents/1.xlsx']
    )
    assert.isFalse(await drive.use().exists('documents/-1.xlsx'))
    assert.isTrue(await drive.use().exists('documents/1.xlsx'))
  })

  test('expired sessions and password links are removed', async ({ assert }) => {
    const user = await reviewer()
    for (const hours of [-1, 1]) {
      const expires = now.plus({ hours })
      const row = { id: `s${hours}`, data: '{}', expires_at: expires.toJSDate() }
      await db.table('sessions').insert(row)
      await PasswordReset.create({ userId: user.id, tokenHash: `t${hours}`, expiresAt: expires })
    }
    assert.equal((await new Purge(now).run()).sessions, 1)
    assert.deepEqual(await db.from('sessions').select('id'), [{ id: 's1' }])
    assert.deepEqual(
      (await PasswordReset.all()).map(({ tokenHash }) => tokenHash),
      ['t1']
    )
  })
})
