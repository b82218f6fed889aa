import { test } from '@japa/runner'
import {
  Access,
  validityOf,
  type AccessSubject,
  type AccessReason,
} from '#models/permission/access'

const profile = {
  flags: { '0': 1, '4': 1, '5': 'TV', '7': 0 } as Record<string, 0 | 1 | string>,
  startsOn: '2024-04-22',
  endsOn: '2024-05-05' as string | null,
}

const subject = (changes: Partial<AccessSubject> = {}): AccessSubject => ({
  state: 'approved',
  permission: profile,
  customPermission: null,
  tournament: { startsOn: '2024-04-20', endsOn: '2024-05-05' },
  daily: false,
  datePermission: null,
  endPermission: null,
  answers: {},
  ...changes,
})

const daily = { ...profile, endsOn: null }
const everywhere = { ...profile, flags: { all: 1 as const } }
const day = '2024-04-24'

type Row = {
  name: string
  form?: Partial<AccessSubject>
  zone?: string
  day?: string
  why: AccessReason
}

const cases: Row[] = [
  { name: 'a zone of the profile', why: 'profile' },
  { name: 'a zone whose flag is a label', zone: '5', why: 'profile' },
  { name: 'a zone that is not in the profile', zone: '6', why: 'notInProfile' },
  { name: 'a zone that the profile forbids', zone: '7', why: 'notInProfile' },
  { name: 'an unknown zone code', zone: 'x', why: 'notInProfile' },
  { name: 'a request without a profile', form: { permission: null }, why: 'noProfile' },

  { name: 'a request that waits', form: { state: 'waiting' }, why: 'waiting' },
  { name: 'a request that was rejected', form: { state: 'rejected' }, why: 'rejected' },
  {
    name: 'a request that waits, on a wrong day, in a wrong zone',
    form: { state: 'waiting' },
    zone: '6',
    day: '2025-01-01',
    why: 'waiting',
  },

  { name: 'the first day of the profile', day: '2024-04-22', why: 'profile' },
  { name: 'the last day of the profile', day: '2024-05-05', why: 'profile' },
  { name: 'the day before the profile', day: '2024-04-21', why: 'early' },
  { name: 'the day after the profile', day: '2024-05-06', why: 'over' },
  { name: 'the day after, in a wrong zone', day: '2024-05-06', zone: '6', why: 'over' },
  { name: 'the day before, in a wrong zone', day: '2024-04-21', zone: '6', why: 'early' },

  {
    name: 'a zone opened for this person',
    form: { customPermission: { '6': 1 } },
    zone: '6',
    why: 'override',
  },
  {
    name: 'a zone opened for this person by a label',
    form: { customPermission: { '6': 'palco' } },
    zone: '6',
    why: 'override',
  },
  {
    name: 'a zone closed for this person',
    form: { customPermission: { '4': 0 } },
    why: 'takenAway',
  },
  {
    name: 'the other zones of a person with one closed zone',
    form: { customPermission: { '4': 0 } },
    zone: '0',
    why: 'profile',
  },
  {
    name: 'a zone opened for a person without a profile',
    form: { permission: null, customPermission: { '6': 1 } },
    zone: '6',
    why: 'override',
  },
  {
    name: 'another zone of a person with an opened zone and no profile',
    form: { permission: null, customPermission: { '6': 1 } },
    why: 'noProfile',
  },
  {
    name: 'any zone of a profile with the flag all',
    form: { permission: everywhere },
    why: 'profile',
  },
  {
    name: 'a zone closed for a person whose profile has the flag all',
    form: { permission: everywhere, customPermission: { '2': 0 } },
    zone: '2',
    why: 'takenAway',
  },
  {
    name: 'any zone of a person with the flag all',
    form: { customPermission: { all: 1 } },
    zone: '7',
    why: 'override',
  },
  {
    name: 'a zone of the profile of a person with the flag all',
    form: { customPermission: { all: 1 } },
    why: 'profile',
  },
  {
    name: 'a zone of a person whose flag all is removed',
    form: { permission: everywhere, customPermission: { all: 0 } },
    why: 'takenAway',
  },
  {
    name: 'an unknown zone for a profile with the flag all',
    form: { permission: everywhere },
    zone: 'parking',
    why: 'notInProfile',
  },
  {
    name: 'a zone opened for a person, on a wrong day',
    form: { customPermission: { '6': 1 } },
    zone: '6',
    day: '2024-05-06',
    why: 'over',
  },

  { name: 'a day within own dates', form: { datePermission: '2024-04-24' }, why: 'ownDates' },
  { name: 'a day before own dates', form: { datePermission: '2024-04-25' }, why: 'early' },
  {
    name: 'own dates that begin before the profile does',
    form: { datePermission: '2024-04-18' },
    day: '2024-04-18',
    why: 'ownDates',
  },
  { name: 'a day after an own end date', form: { endPermission: '2024-04-23' }, why: 'over' },
  {
    name: 'a day before an own end date that is later than the end of the profile',
    form: { endPermission: '2024-05-10' },
    day: '2024-05-09',
    why: 'ownDates',
  },
  {
    name: 'a tournament day for a person without a profile',
    form: { permission: null, customPermission: { '0': 1 } },
    zone: '0',
    day: '2024-04-20',
    why: 'override',
  },

  {
    name: 'a day pass on its day',
    form: { answers: { validity: 'day', day: '2024-04-24' } },
    why: 'dayPass',
  },
  {
    name: 'a day pass on an earlier day',
    form: { answers: { validity: 'day', day: '2024-04-25' } },
    why: 'otherDay',
  },
  {
    name: 'a day pass on a later day',
    form: { answers: { validity: 'day', day: '2024-04-23' } },
    why: 'over',
  },
  {
    name: 'a pass for some days on one of them',
    form: { answers: { validity: 'day', days: ['2024-04-26', '2024-04-24'] } },
    why: 'dayPass',
  },
  {
    name: 'a pass for some days between them',
    form: { answers: { validity: 'day', days: ['2024-04-26', '2024-04-22'] } },
    why: 'otherDay',
  },
  {
    name: 'a pass for the whole event with other requested days',
    form: { answers: { validity: 'full', days: ['2024-04-26'] } },
    why: 'profile',
  },
  {
    name: 'a day pass in a zone it does not open',
    form: { answers: { validity: 'day', day: '2024-04-24' } },
    zone: '6',
    why: 'notInProfile',
  },
  {
    name: 'a day pass whose day staff set',
    form: { datePermission: '2024-04-24', answers: { validity: 'day', day: '2024-04-30' } },
    why: 'dayPass',
  },
  {
    name: 'a day pass on the requested day, which staff changed',
    form: { datePermission: '2024-04-23', answers: { validity: 'day', day: '2024-04-24' } },
    why: 'over',
  },
  {
    name: 'a day pass that staff gave from one day to another',
    form: { daily: true, datePermission: '2024-04-23', endPermission: '2024-04-25' },
    why: 'ownDates',
  },
  {
    name: 'a pass for some days whose end staff moved forward',
    form: {
      endPermission: '2024-04-23',
      answers: { validity: 'day', days: ['2024-04-22', '2024-04-24'] },
    },
    why: 'over',
  },
  { name: 'a daily request after its first day', form: { daily: true }, why: 'over' },
  {
    name: 'a daily request on its first day',
    form: { daily: true },
    day: '2024-04-22',
    why: 'dayPass',
  },
  { name: 'a daily profile on a later day', form: { permission: daily }, why: 'over' },
  {
    name: 'a daily profile on its day',
    form: { permission: daily },
    day: '2024-04-22',
    why: 'dayPass',
  },
  {
    name: 'a daily profile on a requested day',
    form: { permission: daily, answers: { days: ['2024-04-24'] } },
    why: 'dayPass',
  },
  {
    name: 'a daily profile on the day that staff set',
    form: { permission: daily, datePermission: '2024-04-24' },
    why: 'dayPass',
  },
  {
    name: 'a daily profile with own dates',
    form: { permission: daily, datePermission: '2024-04-23', endPermission: '2024-04-25' },
    why: 'ownDates',
  },
]

const codeOf: Record<AccessReason, string> = {
  profile: 'ok',
  override: 'ok',
  dayPass: 'ok',
  ownDates: 'ok',
  waiting: 'not_approved',
  rejected: 'not_approved',
  over: 'expired',
  early: 'wrong_day',
  otherDay: 'wrong_day',
  noProfile: 'wrong_zone',
  notInProfile: 'wrong_zone',
  takenAway: 'wrong_zone',
}

test.group('The access decision', () => {
  test('the access decision is "{why}" for: {name}')
    .with(cases)
    .run(({ assert }, { form, zone = '4', why, ...row }) => {
      const answer = new Access(subject(form)).to(zone, row.day ?? day)
      assert.deepEqual(answer, { allowed: codeOf[why] === 'ok', code: codeOf[why], why })
    })

  test('every possible reason is covered by a case', ({ assert }) => {
    assert.sameMembers([...new Set(cases.map(({ why }) => why))], Object.keys(codeOf))
  })

  test('a waiting request shows what it would open after approval', ({ assert }) => {
    const access = new Access(subject({ state: 'waiting' }))
    assert.isFalse(access.to('4', day).allowed)
    assert.isTrue(access.onceApproved('4', day).allowed)
  })

  test('the first and last day of access are known, even when no day is left', ({ assert }) => {
    assert.deepEqual(validityOf(subject()), {
      from: '2024-04-22',
      to: '2024-05-05',
      days: null,
      own: false,
    })
    const none = subject({
      endPermission: '2024-04-23',
      answers: { validity: 'day', day: '2024-04-24' },
    })
    assert.deepInclude(validityOf(none), { days: [], to: '2024-04-23' })
    assert.equal(new Access(none).to('4', '2024-04-23').why, 'otherDay')
  })
})
