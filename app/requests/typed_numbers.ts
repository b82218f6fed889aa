import limiter from '@adonisjs/limiter/services/main'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Applicant, FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { splitAnswers } from '#models/form/columns'
import { identityOf } from '#models/form/identity'
import { masked } from '#models/form/sight'
import type User from '#models/user'
import type { Stored } from '#sql/json'

/** Among ten thousand people, about five have documents with the same four last signs. */
const WITH_SAME_END = 30

/**
 * Users without `edit` see the end of a number. A request with a known document is refused, so they
 * could find the rest by trying all numbers with that end: this counts them, of guests too.
 * @throws FieldRefusal `document`, `tooManyWithThisEnd` after thirty in a day
 */
export async function countTypedNumbers(
  by: User | null,
  formType: FormType,
  { applicant, guests = [] }: { applicant: Applicant; guests?: Applicant[] }
) {
  if (!by || by.may('edit')) return
  await countTypedNumber(by, formType, applicant.answers)
  for (const { answers } of guests)
    await countTypedNumber(by, formTypes.get(formType.guests!), answers)
}

async function countTypedNumber(by: User, { key: type }: FormType, answers: Stored) {
  const { columns, detail } = splitAnswers(answers)
  const end = masked(identityOf({ ...columns, type, detail }) ?? '').replace(/^•+/, '')
  if (!end) return
  const day = limiter.use({ requests: WITH_SAME_END, duration: '1 day' })
  if (!(await day.attempt(`ends:${by.id}:${end}`, () => true)))
    throw new FieldRefusal('document', 'tooManyWithThisEnd')
}
