import type { I18n } from '@adonisjs/i18n'
import type Form from '#models/form'
import { PersonExport } from '#people/export'
import { Tutor } from '#people/tutor'

/** What is kept about a tutor. Of the children, it has the name, the reference and the edition only. */
export class TutorExport extends PersonExport {
  override readonly introduction = 'tutorText'
  protected override readonly subject = { note: 'ofTutor' as const }

  static override async of(id: number, i18n: I18n) {
    const tutor = await Tutor.of(id)
    for (const { tournament } of tutor.forms) await tournament.withOfficeLists()
    return new TutorExport(tutor, await tutor.records(), i18n, await tutor.emails())
  }

  override get fileName() {
    return `datos-tutor-${this.person.newest.idForm}`
  }

  override headOf({ tournament, fullName }: Form) {
    return [tournament.fullName, this.i18n.t('people.tutor.about', { name: fullName })]
  }

  override answersOf(form: Form) {
    return super.answersOf(form).filter(({ purpose }) => ['tutor', 'consent'].includes(purpose))
  }

  protected override async requestOf(form: Form) {
    const { idForm: reference, tournament, fullName: about } = form
    const answers = this.answersInWords(form)
    return { reference, tournament: tournament.fullName, about, answers }
  }
}
