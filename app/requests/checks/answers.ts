import { licenceShapes } from '#form_types/kinds/licence'
import type Form from '#models/form'
import { info, warning, type Finding } from '#requests/checks/finding'
import { hasTutor } from '#models/form/minors'
import { missingAnswers } from '#models/form/missing_answers'
import { ageOn } from '#shared/days'
import { normaliseDocument } from '#shared/identity_documents'
import { textIn } from '#sql/json'

/** Of data protection, in Spain. */
const AGE_OF_CONSENT = 14

const reportedRules = new Set([
  'oneDay',
  'birthWindow',
  'requiredFromFourteen',
  'sameRole',
  'letterOfFreelance',
  'letterOfWebmail',
])

export function answerFindings(form: Form): Finding[] {
  return [
    ...unansweredFindings(form),
    ...ruleFindings(form),
    ...ageFindings(form),
    ...licenceFindings(form),
    ...freelanceFindings(form),
    ...tutorDocumentFindings(form),
  ]
}

function unansweredFindings({ formType, answers, reserved }: Form): Finding[] {
  if (reserved) return [warning('placeOnlyHeld')]
  const names = missingAnswers(formType, answers).filter(
    (name) => !['photo', 'licence'].includes(formType.publicFields[name].kind.key)
  )
  return names.length > 0 ? [warning('unanswered', { fields: names.join() })] : []
}

function ruleFindings({ formType, answers, tournament }: Form): Finding[] {
  const problems = [
    ...(formType.rules?.(answers, tournament) ?? []),
    ...(formType.publicRules?.(answers) ?? []),
  ]
  return problems.flatMap(({ field, rule, values }) => {
    if (field === 'day' && rule === 'required') return [warning('answers.noDay')]
    return reportedRules.has(rule) ? [warning(`answers.${rule}`, { ...values, field })] : []
  })
}

/** Their parent or guardian must send the request (LOPDGDD article 7), but most forms ask for no tutor. */
function ageFindings(form: Form): Finding[] {
  const { birthDate, tournament } = form
  if (!birthDate || hasTutor(form)) return []
  return ageOn(birthDate, tournament.today) < AGE_OF_CONSENT ? [warning('child')] : []
}

function licenceFindings({ formType, answers }: Form): Finding[] {
  return Object.entries(licenceShapes).flatMap(([sport, { name, shape }]) => {
    const isAsked = formType.sport === sport && formType.publicFields[name]
    if (!isAsked) return []
    const licence = textIn(answers, name)
    if (!licence) return [warning('licence.missing')]
    if (!shape.test(licence)) return [warning(`licence.${sport}`, { licence })]
    return answers.licenseValid === false ? [warning('licence.invalid', { licence })] : []
  })
}

/** A brother or sister with the same slip would be taken for the same child, and refused. */
function tutorDocumentFindings({ formType, answers, document }: Form): Finding[] {
  const ofTutor = formType.tutorDocument?.(answers)
  if (!document || !ofTutor || normaliseDocument(document) !== normaliseDocument(ofTutor)) return []
  return [warning('documentOfTutor')]
}

/** A freelancer with a letter is fine, but staff should read the letter. */
function freelanceFindings({ answers }: Form): Finding[] {
  return answers.freelance && answers.letter ? [info('freelance')] : []
}
