import { columnNames, isUpload, type FormType } from '#form_types/define'
import type Form from '#models/form'
import { missingAnswers } from '#models/form/missing_answers'
import type { Json, Stored } from '#sql/json'
import { isEmpty } from '#shared/values'

export type Conversion = {
  kept: Stored
  lost: Stored
  files: string[]
  missing: string[]
}

const always = ['name', 'lastName', 'image']

/** Which answers fit another form type, which are lost, and which are missing there. */
export async function convertForm(form: Form, target: FormType): Promise<Conversion> {
  const source = form.formType
  const answered = Object.entries(form.answers).filter(
    ([name, value]) =>
      (isQuestionOf(source, name) || name in target.publicFields) && !isEmpty(value)
  )
  const alike = answered.filter(([name]) => isAlike(source, target, name))
  const refused = await refusedBy(target, form, alike)
  const isKept = ([name]: [string, Json | undefined]) =>
    always.includes(name) ||
    (alike.some(([other]) => other === name) && !refused.has(name)) ||
    (!target.publicFields[name] && name in target.allFields && name in source.publicFields)
  const fits = Object.fromEntries(answered.filter(isKept))
  const lost = answered.filter((answer) => !isKept(answer))
  const kept = { ...fits, ...target.complete?.(fits) }
  return {
    kept,
    lost: Object.fromEntries(lost),
    files: lost.map(([name]) => name).filter((name) => source.allFields[name].kind.key === 'file'),
    missing: missingAnswers(target, { ...kept, image: form.image }),
  }
}

/** The columns to write; lost answers become null. */
export function rowOf(form: Form, { kept, lost }: Conversion) {
  const inColumn = ([name]: [string, Json | undefined]) => columnNames.has(name)
  const { documents } = form.detail
  return {
    ...Object.fromEntries(
      Object.keys(lost)
        .map((name): [string, null] => [name, null])
        .filter(inColumn)
    ),
    ...Object.fromEntries(Object.entries(kept).filter(inColumn)),
    detail: {
      ...Object.fromEntries(Object.entries(kept).filter((answer) => !inColumn(answer))),
      ...(documents && { documents }),
    },
  }
}

const isQuestionOf = ({ fields, publicFields }: FormType, name: string) =>
  name in publicFields || name in fields

function isAlike(source: FormType, target: FormType, name: string) {
  const from = source.allFields[name]
  const to = target.publicFields[name]
  if (!to || from.kind.key !== to.kind.key) return false
  // Notes of the office must not become the applicant's own answers.
  return !from.staff && !from.derived
}

async function refusedBy(target: FormType, form: Form, answers: [string, Json | undefined][]) {
  const refused = new Set<string>()
  const toValidate = answers.filter(([name, value]) => {
    const field = target.publicFields[name]
    if (!isUpload(field)) return true
    const type = String(value).split('.').pop()!
    if (field.accept && !field.accept.includes(type)) refused.add(name)
    return false
  })
  const validator = target.correctionValidator(
    form.tournament,
    toValidate.map(([name]) => name)
  )
  const [error] = await validator.tryValidate(Object.fromEntries(toValidate))
  for (const { field } of error?.messages ?? []) refused.add(field.split('.')[0])
  return refused
}
