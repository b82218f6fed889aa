import { checkSubmission, type Sender, type StaffSubmission } from '#form_types/answer_validation'
import { countTypedNumbers } from '#requests/typed_numbers'
import type User from '#models/user'

/**
 * Checks a submission that staff typed or imported.
 * @throws E_VALIDATION_ERROR with the first problem of each field; FieldRefusal `tooManyWithThisEnd`
 */
export async function checkStaffSubmission(
  by: User | null,
  sender: Sender,
  submission: StaffSubmission
) {
  const checked = await checkSubmission(sender, { ...submission, byStaff: true })
  await countTypedNumbers(by, submission.formType, checked)
  return checked
}
