import { licenceShapes } from '#form_types/kinds/licence'
import type Form from '#models/form'
import { info, warning, type Finding } from '#models/form/checks/finding'
import { unanswered } from '#models/form/unanswered'

/** Rules of the forms that staff may leave unheeded, and are told about. */
const told = new Set([
  'oneDay',
  'birthWindow',
  'requiredFromFourteen',
  'sameRole',
  'letterOfFreelance',
  'letterOfWebmail',
])

/** What the answers themselves leave in doubt: rules of the form, licences, letters. */
export function answerFindings(form: Form): Finding[] {
  return [
    ...openFindings(form),
    ...ruleFindings(form),
    ...licenceFindings(form),
    ...freelanceFindings(form),
  ]
}

/** Answers that every form of the type has, and this one lacks; photo and licence are told apart. */
function openFindings({ formType, answers, reserved }: Form): Finding[] {
  if (reserved) return [warning('placeOnlyHeld')]
  const open = unanswered(formType, answers).filter(
    (name) => !['photo', 'licence'].includes(formType.publicFields[name].kind.key)
  )
  return open.length > 0 ? [warning('unanswered', { fields: open.join() })] : []
}

function ruleFindings({ formType, answers, tournament }: Form): Finding[] {
  const problems = [
    ...(formType.rules?.(answers, tournament as any) ?? []),
    ...(formType.publicRules?.(answers) ?? []),
  ]
  return problems.flatMap(({ field, rule, values }) => {
    if (field === 'day' && rule === 'required') return [warning('answers.noDay')]
    return told.has(rule) ? [warning(`answers.${rule}`, { ...values, field })] : []
  })
}

/** A licence that is missing, looks like none, or was said not to be valid. */
function licenceFindings({ formType, answers }: Form): Finding[] {
  return Object.entries(licenceShapes).flatMap(([sport, { name, shape }]) => {
    const asked = formType.sport === sport && formType.publicFields[name]
    if (!asked) return []
    const licence = answers[name]
    if (!licence) return [warning('licence.missing')]
    if (!shape.test(licence)) return [warning(`licence.${sport}`, { licence })]
    return answers.licenseValid === false ? [warning('licence.invalid', { licence })] : []
  })
}

/** Who works alone with a letter or an association: nothing is wrong, but it is read with care. */
function freelanceFindings({ answers }: Form): Finding[] {
  return answers.freelance && answers.letter ? [info('freelance')] : []
}
