import type { HttpContext } from '@adonisjs/core/http'
import { noteAccess } from '#journal/entries'
import { entriesAbout } from '#journal/search'
import { PersonErasure } from '#people/erasure'
import { exclusiveMarks } from '#people/marks'
import { Person } from '#people/person'
import { PersonalRecords } from '#people/records'
import { Tutor } from '#people/tutor'
import OfficePolicy from '#policies/office_policy'
import { consentLines } from '#props/consent'
import { seenLine } from '#props/journal'
import { personProps } from '#props/person'

const ENTRIES = 20

export default class PeopleController {
  async show({ params, inertia, bouncer, auth, session, i18n }: HttpContext) {
    const policy = bouncer.with(OfficePolicy)
    await policy.authorize('configure')
    const person = await Person.of(Number(params.id))
    await policy.authorize('readPerson', person)
    await noteAccess(auth.getUserOrFail(), 'person', { formId: person.newest.id })
    const records = await new PersonalRecords(person, await exclusiveMarks(person)).read()
    const seen = await entriesAbout(person.ids).orderBy('id', 'desc').limit(ENTRIES)
    const children: Person[] = []
    for (const child of await Tutor.childrenOf(person))
      if (await policy.allows('readPerson', child)) children.push(child)
    const others = { suggested: await person.similarRequests(), children }
    const erasing = session.flashMessages.get('erasing') === true
    return inertia.render('merchant/people/show', {
      ...(await personProps(person, records, others, i18n)),
      seen: seen.map((entry) => seenLine(entry, i18n)),
      consents: await consentLines(person.forms, i18n),
      preview: erasing ? await new PersonErasure(person.newest.id).preview() : null,
    })
  }
}
