import { test } from '@japa/runner'
import { Access, decideAccess, validityOf, type Entrant, type Why } from '#models/access'

const profile = {
  flags: { '0': 1, '4': 1, '5': 'TV', '7': 0 } as Record<string, 0 | 1 | string>,
  startsOn: '2024-04-22',
  endsOn: '2024-05-05' as string | null,
}

const entrant = (changes: Partial<Entrant> = {}): Entrant => ({
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

type Row = { name: string; form?: Partial<Entrant>; zone?: string; day?: string; why: Why }

const cases: Row[] = [
  { name: 'a zone of the profile', why: 'profile' },
  { name: 'a zone whose flag is a label', zone: '5', why: 'profile' },
  { name: 'a zone that is not in the profile', zone: '6', why: 'notInProfile' },
  { name: 'a zone that the profile says no to', zone: '7', why: 'notInProfile' },
  { name: 'a code that is no zone', zone: 'x', why: 'notInProfile' },
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
  { name: 'the day before', day: '2024-04-21', why: 'early' },
  { name: 'the day after', day: '2024-05-06', why: 'over' },
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
    name: 'the other zones of who has one closed',
    form: { customPermission: { '4': 0 } },
    zone: '0',
    why: 'profile',
  },
  {
    name: 'an own zone without a profile',
    form: { permission: null, customPermission: { '6': 1 } },
    zone: '6',
    why: 'override',
  },
  {
    name: 'another zone of who has an own one and no profile',
    form: { permission: null, customPermission: { '6': 1 } },
    why: 'noProfile',
  },
  { name: 'any zone of a profile with all', form: { permission: everywhere }, why: 'profile' },
  {
    name: 'a zone closed for who has all',
    form: { permission: everywhere, customPermission: { '2': 0 } },
    zone: '2',
    why: 'takenAway',
  },
  {
    name: 'any zone of who is given all',
    form: { customPermission: { all: 1 } },
    zone: '7',
    why: 'override',
  },
  {
    name: 'a zone of the profile of who is given all',
    form: { customPermission: { all: 1 } },
    why: 'profile',
  },
  {
    name: 'a zone of who has all but is not to',
    form: { permission: everywhere, customPermission: { all: 0 } },
    why: 'takenAway',
  },
  {
    name: 'what is no zone, of who has all',
    form: { permission: everywhere },
    zone: 'parking',
    why: 'notInProfile',
  },
  {
    name: 'an own zone on a wrong day',
    form: { customPermission: { '6': 1 } },
    zone: '6',
    day: '2024-05-06',
    why: 'over',
  },

  { name: 'own dates', form: { datePermission: '2024-04-24' }, why: 'ownDates' },
  { name: 'before own dates', form: { datePermission: '2024-04-25' }, why: 'early' },
  {
    name: 'own dates that begin before the profile does',
    form: { datePermission: '2024-04-18' },
    day: '2024-04-18',
    why: 'ownDates',
  },
  { name: 'after an own end', form: { endPermission: '2024-04-23' }, why: 'over' },
  {
    name: 'an own end after that of the profile',
    form: { endPermission: '2024-05-10' },
    day: '2024-05-09',
    why: 'ownDates',
  },
  {
    name: 'no profile: the days of the tournament',
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
    name: 'a pass for the whole event, whatever days were wished for',
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
    name: 'a day pass on the day asked for, which staff changed',
    form: { datePermission: '2024-04-23', answers: { validity: 'day', day: '2024-04-24' } },
    why: 'over',
  },
  {
    name: 'a day pass that staff gave from one day to another',
    form: { daily: true, datePermission: '2024-04-23', endPermission: '2024-04-25' },
    why: 'ownDates',
  },
  {
    name: 'a pass for some days that staff let end earlier',
    form: {
      endPermission: '2024-04-23',
      answers: { validity: 'day', days: ['2024-04-22', '2024-04-24'] },
    },
    why: 'over',
  },
  { name: 'the mark daily: the first day alone', form: { daily: true }, why: 'over' },
  {
    name: 'the mark daily on the first day',
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
    name: 'a daily profile on a day asked for',
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

const codeOf: Record<Why, string> = {
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

test.group('Who may enter where', () => {
  test('{name}: {why}')
    .with(cases)
    .run(({ assert }, { form, zone = '4', why, ...row }) => {
      const answer = decideAccess(entrant(form), zone, row.day ?? day)
      assert.deepEqual(answer, { allowed: codeOf[why] === 'ok', code: codeOf[why], why })
    })

  test('every answer has been asked for', ({ assert }) => {
    assert.sameMembers([...new Set(cases.map(({ why }) => why))], Object.keys(codeOf))
  })

  test('tells what a request would open once it is approved', ({ assert }) => {
    const access = new Access(entrant({ state: 'waiting' }))
    assert.isFalse(access.to('4', day).allowed)
    assert.isTrue(access.onceApproved('4', day).allowed)
  })

  test('knows the first and the last day, also where none is left', ({ assert }) => {
    assert.deepEqual(validityOf(entrant()), {
      from: '2024-04-22',
      to: '2024-05-05',
      days: null,
      own: false,
    })
    const none = entrant({
      endPermission: '2024-04-23',
      answers: { validity: 'day', day: '2024-04-24' },
    })
    assert.deepInclude(validityOf(none), { days: [], to: '2024-04-23' })
    assert.equal(decideAccess(none, '4', '2024-04-23').why, 'otherDay')
  })
})
