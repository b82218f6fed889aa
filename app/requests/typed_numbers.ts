import limiter from '@adonisjs/limiter/services/main'
import { FieldRefusal } from '#exceptions/field_refusal'
import type { Applicant, FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { masked } from '#models/form/sight'
import type User from '#models/user'
import { textIn, type Stored } from '#sql/json'
import { personKeyOf } from '#text/secrets'

/** Among ten thousand people, about five have documents with the same four last signs. */
const WITH_SAME_END = 30

/**
 * Users without `edit` see the end of a number. What the product says of a request with the same number
 * would tell them the rest, if they tried all numbers with that end: this counts those that they type,
 * of guests too, each once.
 * @throws FieldRefusal at the number, `tooManyWithThisEnd` after thirty in a day
 */
export async function countTypedNumbers(
  by: User | null,
  formType: FormType,
  { applicant, guests = [] }: { applicant: Applicant; guests?: Applicant[] }
) {
  if (!by || by.may('edit')) return
  await countTypedNumbersIn(by, formType, applicant.answers)
  for (const { answers } of guests)
    await countTypedNumbersIn(by, formTypes.get(formType.guests!), answers)
}

async function countTypedNumbersIn(
  by: User,
  { sealedFields, wireName }: FormType,
  answers: Stored
) {
  for (const name of sealedFields) {
    const number = textIn(answers, name)
    if (!number) continue
    const typed = `typed:${by.id}:${personKeyOf(number)}`
    if ((await aDay(1).remaining(typed)) === 0) continue
    const end = masked(number).replace(/^•+/, '')
    if (end && !(await aDay(WITH_SAME_END).attempt(`ends:${by.id}:${end}`, () => true)))
      throw new FieldRefusal(wireName(name), 'tooManyWithThisEnd')
    // Only now: a refused number that is sent again must be refused again.
    await aDay(1).attempt(typed, () => true)
  }
}

const aDay = (requests: number) => limiter.use({ requests, duration: '1 day' })
