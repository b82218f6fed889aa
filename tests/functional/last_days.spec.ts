import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Form from '#models/form'
import FormFile from '#models/form_file'
import Tournament from '#models/tournament'
import { exclusiveMarks } from '#people/marks'
import { Person } from '#people/person'
import { PersonalRecords } from '#people/records'
import { ExpiredRows } from '#purge/expired_rows'
import { clock } from '#tests/helpers/clock'
import { markedPerson } from '#tests/helpers/marked_person'
import { emptyWorld } from '#tests/helpers/world'

/** How many rows about a request the purge of a day removes, by the kinds of a person's records. */
async function expiredOn(day: DateTime, formId: number) {
  const rows = await ExpiredRows.at(day)
  const found = {
    answers: await rows.requests().where('id', formId),
    photos: await rows.photographedRequests().where('id', formId),
    documents: await rows.documents().where('formId', formId),
    scans: await rows.scans().where('formId', formId),
    mails: await rows.mails().where('formId', formId),
    charges: await rows.charges().where({ formId, cause: 'charge' }),
    collections: await rows.pickups(),
  }
  return Object.entries(found).map(([kind, expired]) => [kind, expired.length] as const)
}

test.group('Last days on the page of a person', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('the last day that a person reads is the last one before the purge: {state} on {today}')
    .with([
      { state: 'approved', today: '2026-05-04T12:00:00Z' },
      { state: 'rejected', today: '2026-11-30T12:00:00Z' },
      { state: 'approved', today: '2028-02-29T12:00:00Z' },
      { state: 'rejected', today: '2027-01-31T12:00:00Z' },
    ] as const)
    .run(async ({ assert }, { state, today }) => {
      itIs(today)
      const { form } = await markedPerson()
      await Form.query().where('id', form.id).update({ state })
      const passport = { field: 'passportPhoto', key: 'documents/x.pdf', name: 'x.pdf' }
      await FormFile.create({ formId: form.id, ...passport })
      const endsOn = today.slice(0, 10)
      await (await Tournament.findOrFail(form.tournamentId)).merge({ active: false, endsOn }).save()
      const person = await Person.of(form.id)
      const all = await new PersonalRecords(person, await exclusiveMarks(person)).read()
      const records = Object.entries(all).flatMap(([kind, ofKind]) =>
        ofKind
          .filter(({ reference }) => reference === form.idForm || kind === 'collections')
          .map(({ until }) => ({ kind, until }))
      )
      for (const kind of [
        'answers',
        'photos',
        'documents',
        'scans',
        'mails',
        'charges',
        'collections',
      ])
        assert.exists(records.find((one) => one.kind === kind && one.until)?.until, kind)
      const days = new Set(records.flatMap(({ until }) => until ?? []))
      for (const day of days) {
        const midnight = DateTime.fromISO(day, { zone: 'utc' })
        for (const [kind, expired] of await expiredOn(midnight, form.id)) {
          const due = records.filter((one) => one.kind === kind && one.until! < day)
          assert.lengthOf(due, expired, `${kind} on ${day}`)
        }
        for (const [kind, expired] of await expiredOn(midnight.plus({ days: 1 }), form.id)) {
          const due = records.filter((one) => one.kind === kind && one.until! <= day)
          assert.lengthOf(due, expired, `${kind} after ${day}`)
        }
      }
    })
})
