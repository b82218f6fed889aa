import type { I18n } from '@adonisjs/i18n'
import type { FormType } from '#form_types/define'
import type { requestAbilities } from '#http/abilities'
import DocumentRun from '#models/document_run'
import { assigneesOf } from '#models/form/assignable'
import type Tournament from '#models/tournament'
import type User from '#models/user'
import { formTypeProp, optionsProp } from '#props/form_type'
import { checkCounts, quickCounts } from '#queries/request_list'
import type { FormSelection } from '#queries/request_selection'
import { readyReasons } from '#props/reason'

type Can = Awaited<ReturnType<typeof requestAbilities>>

type List = { formType: FormType; tournament: Tournament; selection: FormSelection }

export function requestListProps(
  { formType, tournament, selection }: List,
  reader: User,
  rightsForType: Can,
  i18n: I18n
) {
  const rights = {
    ...rightsForType,
    // The requests of other editions can only be read.
    ...(!tournament.active && { decideMany: false, create: false }),
  }
  return {
    type: formType.key,
    otherEdition: tournament.active ? null : tournament.fullName,
    quick: () => quickCounts(formType.key, tournament.id, reader),
    checkCounts: () =>
      formType.hasTutor && tournament.tutorConfirms ? checkCounts(selection) : {},
    failedExport: () => DocumentRun.failureFor(reader, 'forms_export', i18n, formType.key),
    formType: () => formTypeProp(formType, i18n, { staff: true }),
    options: async () =>
      optionsProp(formType, await tournament.withOfficeLists(), i18n, { staff: true }),
    reasons: () => readyReasons(i18n, ['rejected']),
    colleagues: async () =>
      rights.decideMany
        ? (await assigneesOf(formType.key)).map(({ id, name }) => ({ id, name }))
        : [],
    can: rights,
  }
}
