import { checkSubmission } from '#form_types/checks'
import { countTypedNumbers } from '#requests/typed_numbers'
import type User from '#models/user'

type Check = typeof checkSubmission
type Options = Omit<NonNullable<Parameters<Check>[4]>, 'byStaff'>

/**
 * Checks a submission that staff typed or imported.
 * @throws E_VALIDATION_ERROR with the first problem of each field; FieldRefusal `tooManyWithThisEnd`
 */
export async function checkStaffSubmission(
  by: User | null,
  sender: Parameters<Check>[0],
  formType: Parameters<Check>[1],
  edition: Parameters<Check>[2],
  data: Parameters<Check>[3],
  options: Options = {}
) {
  const checked = await checkSubmission(sender, formType, edition, data, {
    ...options,
    byStaff: true,
  })
  await countTypedNumbers(by, formType, checked)
  return checked
}
