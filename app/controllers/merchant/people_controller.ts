import type { HttpContext } from '@adonisjs/core/http'
import { PersonErasure } from '#people/erasure'
import { exclusiveMarks } from '#people/exclusive'
import { Person } from '#people/person'
import { PersonalRecords } from '#people/records'
import OfficePolicy from '#policies/office_policy'
import { personProps } from '#props/person'

/** Everything that is kept about one person. */
export default class PeopleController {
  async show({ params, inertia, bouncer, session, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const person = await Person.of(Number(params.id))
    await bouncer.with(OfficePolicy).authorize('readPerson', person)
    const records = await new PersonalRecords(person, await exclusiveMarks(person)).read()
    const erasing = session.flashMessages.get('erasing') === true
    return inertia.render('merchant/people/show', {
      ...personProps(person, records, await person.resembling(), i18n),
      preview: erasing ? await new PersonErasure(person.newest.id).preview() : null,
    })
  }
}
