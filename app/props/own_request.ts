import type { I18n } from '@adonisjs/i18n'
import { organiser } from '#config/organiser'
import DataRequest from '#models/data_request'
import type Form from '#models/form'
import { PresentPerson } from '#models/form/present_person'
import { isUndecidedWithoutTutor } from '#models/form/tutor'
import { formTypeProp, optionsFor } from '#props/form_type'
import { looksAt } from '#requests/own_data'
import { formatMoment } from '#text/moments'

/** A request as its applicant sees it. `query`: what the options of the form are searched for. */
export async function ownRequestProps(form: Form, i18n: I18n, query: Record<string, unknown>) {
  const { formType, tournament, asked } = form
  const { timeZone } = tournament
  const present = await PresentPerson.of(form)
  const rights = await DataRequest.query().where('formId', form.id).orderBy('id')
  return {
    reference: form.idForm,
    state: form.state,
    withdrawn: form.withdrawnAt !== null,
    waitsForTutor: isUndecidedWithoutTutor(form, tournament),
    type: form.type,
    title: i18n.t(`forms.${form.type}.title`),
    name: form.name,
    tournament: tournament.fullName,
    submittedOn: form.submittedAt.setZone(timeZone).toISODate()!,
    contact: organiser.email,
    rights: rights
      .filter(({ createdAt }) => present.wasThere(createdAt))
      .map(({ kind, createdAt, answeredAt }) => ({
        kind,
        at: createdAt.setZone(timeZone).toISODate()!,
        answered: answeredAt !== null,
      })),
    looks: (await looksAt(form, present, i18n)).map(({ at, ...look }) => ({
      ...look,
      at: formatMoment(at, timeZone),
    })),
    restrictedOn: form.restrictedAt?.setZone(timeZone).toISODate() ?? null,
    asked,
    ...(asked && {
      formType: formTypeProp(formType, i18n),
      options: await optionsFor(formType, tournament, i18n, {
        query: { player: String(form.player), ...query },
      }),
      // Only the fields to correct: others may see the screen.
      answers: Object.fromEntries(
        formType
          .withFollowUps(asked.fields)
          .map((name) => [name, present.owns(name) ? (form.answers[name] ?? null) : null])
      ),
    }),
  }
}
