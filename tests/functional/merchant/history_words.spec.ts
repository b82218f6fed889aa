import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import BlacklistClearance from '#models/blacklist_clearance'
import BlacklistEntry from '#models/blacklist_entry'
import CardDesign from '#models/card_design'
import CreditReset from '#models/credit_reset'
import DefaultPlayer from '#models/default_player'
import LateLink from '#models/late_link'
import LoginRules from '#models/login_rules'
import MailText from '#models/mail_text'
import Permission from '#models/permission'
import Pickup from '#models/pickup'
import Reason from '#models/reason'
import Restaurant from '#models/restaurant'
import RestaurantRule from '#models/restaurant_rule'
import Tournament from '#models/tournament'
import User from '#models/user'
import { HistoryWords } from '#props/history'

const recorded = [
  ...[
    BlacklistClearance,
    BlacklistEntry,
    CardDesign,
    CreditReset,
    DefaultPlayer,
    LateLink,
    LoginRules,
    MailText,
  ],
  ...[Permission, Pickup, Reason, Restaurant, RestaurantRule, Tournament, User],
]

/** Columns that the history leaves out. */
const silent = [
  'id',
  'formId',
  'lastLoginAt',
  'factorAskedAt',
  'closingNoticedAt',
  'createdAt',
  'updatedAt',
  'foldedName',
  'hashedBy',
  'documentMasked',
  'searchText',
  'tournamentId',
  'entryId',
  'version',
  ...['keyId', 'nonce', 'sealed', 'sign', 'signedAt', 'signedBy'],
]

const words = (locale: string) =>
  new HistoryWords(i18nManager.locale(locale), {
    source: {} as any,
    users: new Map(),
    zone: 'Atlantic/Canary',
  })

const changes = (locale: string, from: object | null, to: object, entity = 'permissions') =>
  words(locale).line({
    ...{ source: 'entity', id: 1, at: { toISO: () => '' } as any },
    change: { user: null, type: 'updated', entity, label: '', from, to } as any,
  } as any).changes

test.group('The words of the history', () => {
  test('every recorded column has a label in both languages', ({ assert }) => {
    for (const locale of ['es', 'en']) {
      const i18n = i18nManager.locale(locale)
      const columns = recorded.flatMap((model) => [...(model as any).$columns] as string[])
      const nameless = [...new Set([...columns, 'uid', 'operation'])].filter(
        (name) => !silent.includes(name) && !i18n.hasMessage(`config.history.fields.${name}`)
      )
      assert.deepEqual(nameless, [], locale)
    }
  })

  test('the history shows zones and gate orders in words and leaves out how a chip was read', ({
    assert,
  }) => {
    assert.deepEqual(
      changes('es', { flags: { 0: 1, 4: 1 } }, { flags: { 0: 1, restaurant: 'press' } }),
      [{ label: 'Zonas y marcas', from: '0, 4', to: '0, Restaurante: prensa' }]
    )
    assert.deepEqual(
      changes('es', null, { operation: 'add', raw: '04A', mode: 'auto', uid: '04AB' }),
      [
        { label: 'Orden a los tornos', from: null, to: 'Dejar pasar' },
        { label: 'Chip', from: null, to: '04AB' },
      ]
    )
  })

  test('the history shows a pickup in words, without empty answers and the number of its sending', ({
    assert,
  }) => {
    const from = { type: null, state: null, phone: null, document: '…', nonce: null }
    const to = { type: 'group', state: 'signed', phone: null, document: '…', nonce: 'f87ac9ed' }
    assert.deepEqual(changes('es', from, to, 'collectives'), [
      { label: 'Tipo', from: null, to: 'Otro grupo' },
      { label: 'Estado', from: null, to: 'Firmada' },
      { label: 'Documento', from: null, to: null },
    ])
    assert.deepEqual(changes('en', null, { kind: 'erasure', formType: 'press' }), [
      { label: 'Kind', from: null, to: 'Erasure' },
      { label: 'Form', from: null, to: 'Press' },
    ])
  })

  test('the history shows days and moments as people read them, on the clock of the edition', ({
    assert,
  }) => {
    const [moment, day] = changes('en', null, {
      collectedAt: '2026-07-01T22:30:00.000Z',
      startsOn: '2026-07-01',
    })
    assert.equal(moment.to, '01/07/2026 23:30')
    assert.equal(day.to, '01/07/2026')
  })
})
