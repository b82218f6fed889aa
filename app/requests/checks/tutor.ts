import type Form from '#models/form'
import { waitsForTutor } from '#models/form/tutor'
import { warning, type Finding } from '#requests/checks/finding'

/** Only in editions whose tutors confirm. */
export const tutorFindings = (form: Form): Finding[] =>
  waitsForTutor(form, form.tournament) ? [warning('tutor')] : []
