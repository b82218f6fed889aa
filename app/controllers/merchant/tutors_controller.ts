import type { HttpContext } from '@adonisjs/core/http'
import { sendPersonExport } from '#http/person_export'
import { noteAccess } from '#journal/entries'
import { Tutor } from '#people/tutor'
import { TutorExport } from '#people/tutor_export'
import OfficePolicy from '#policies/office_policy'
import { tutorProps } from '#props/person'

export default class TutorsController {
  async show({ params, inertia, bouncer, auth, i18n }: HttpContext) {
    const policy = bouncer.with(OfficePolicy)
    await policy.authorize('configure')
    const tutor = await Tutor.of(Number(params.id))
    await policy.authorize('readPerson', tutor)
    await noteAccess(auth.getUserOrFail(), 'person', { formId: Number(params.id) })
    const tutorAsPerson = await tutor.asPerson()
    const shown =
      tutorAsPerson && (await policy.allows('readPerson', tutorAsPerson)) ? tutorAsPerson : null
    return inertia.render('merchant/people/tutor', await tutorProps(tutor, shown, i18n))
  }

  export(ctx: HttpContext) {
    return sendPersonExport(ctx, TutorExport)
  }
}
