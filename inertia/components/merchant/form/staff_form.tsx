import { useForm, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { AnswersProvider } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import { FormActions } from '~/components/merchant/form/form_actions'
import { OfficeFields } from '~/components/merchant/form/office_fields'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { ErrorSummary } from '~/components/merchant/form/error_summary'
import type { FormTypeProp, Options } from '~/components/merchant/types'
import { fieldsets } from '~/fieldsets'
import classes from '~/components/merchant/form/form.module.css'

type Props = {
  formType: FormTypeProp
  options: Options
  /** The answers to start with. */
  answers: Record<string, any>
  /** The version that was opened: saving is refused once there is a newer one. */
  version?: number
  /** Where it is posted to. */
  url: string
  submitLabel: string
  cancelUrl: string
}

/** The questions of a form type as staff fill them in, with what only staff decide. */
export function StaffForm({ formType, options, answers, version, url, submitLabel, cancelUrl }: Props) {
  const [opened] = useState(version)
  const form = useForm<Answers>(answers)
  const errors = usePage().props.errors as Record<string, string>
  const Fieldset = fieldsets[formType.key]
  const leave = useLeaveGuard(form.isDirty)

  const send = () => {
    form.transform((data) => ({ ...wire(data), ...(opened !== undefined && { version: opened }) }))
    leave.allow()
    form.post(url, { preserveScroll: true, preserveState: true, onError: leave.forbid })
  }
  return (
    <AnswersProvider
      answers={form.data}
      set={(name, value) => form.setData((before: Answers) => ({ ...before, [name]: value }))}
      errors={errors}
      attempt={errors}
      formType={formType}
      options={options}
      mode="staff"
    >
      <div className={classes.form}>
        <ErrorSummary />
        <OfficeFields />
        <Fieldset />
        <FormActions busy={form.processing} label={submitLabel} cancelUrl={cancelUrl} onSend={send} />
      </div>
    </AnswersProvider>
  )
}

/** A photo that stays is not sent; an emptied answer is sent as null, which clears it. */
function wire({ image, ...answers }: Record<string, any>) {
  const sent = Object.entries(answers).map(([name, value]) => [
    name,
    value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value,
  ])
  return { ...Object.fromEntries(sent), ...(image instanceof File && { image }) }
}
