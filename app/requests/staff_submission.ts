import {
  checkSubmission,
  type CheckOptions,
  type Sender,
  type Sent,
} from '#form_types/answer_validation'
import type { Edition, FormType } from '#form_types/define'
import { countTypedNumbers } from '#requests/typed_numbers'
import type User from '#models/user'

/**
 * Checks a submission that staff typed or imported.
 * @throws E_VALIDATION_ERROR with the first problem of each field; FieldRefusal `tooManyWithThisEnd`
 */
export async function checkStaffSubmission(
  by: User | null,
  sender: Sender,
  formType: FormType,
  edition: Edition,
  data: Sent,
  options: Omit<CheckOptions, 'byStaff'> = {}
) {
  const checked = await checkSubmission(sender, formType, edition, data, {
    ...options,
    byStaff: true,
  })
  await countTypedNumbers(by, formType, checked)
  return checked
}
