import { useForm, usePage } from '@inertiajs/react'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '~/components/application/error_summary'
import { newNonce } from '~/components/application/new_answers'
import { FormActions } from '~/components/merchant/form/form_actions'
import { OfficeFields } from '~/components/merchant/form/office_fields'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { SESSION_ENDED } from '~/components/merchant/shell/use_failed_visit'
import type { FieldProp, FormTypeProp, Options } from '~/components/merchant/types'
import { AnswersProvider } from '~/fields/answers'
import { type Answers, isUnanswered } from '~/fields/checks'
import { fieldsets } from '~/fieldsets'
import { whenShown } from '~/when_shown'
import classes from '~/components/merchant/form/form.module.css'

type Props = {
  formType: FormTypeProp
  options: Options
  answers: Answers
  extra?: Record<string, unknown>
  /** The version that was opened: saving is refused if there is a newer one. */
  version?: number
  url: string
  submitLabel: string
  cancelUrl: string
}

export function StaffForm({
  formType,
  options,
  answers,
  extra,
  version,
  url,
  submitLabel,
  cancelUrl,
}: Props) {
  const t = useTranslations('ui.form')
  // A new request is told from a repeated one by a nonce, an edited one by its version.
  const isNew = version === undefined
  const [identity] = useState(() => (isNew ? { nonce: newNonce() } : { version }))
  const [attempt, setAttempt] = useState(0)
  const { errors, locale } = usePage().props
  const form = useForm<Answers>(isNew ? { ...answers, locale } : answers)
  const leave = useLeaveGuard(form.isDirty)
  const summary = useRef<HTMLDivElement>(null)
  const Fieldset = fieldsets[formType.key]

  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    return whenShown(
      () => summary.current,
      (errors) => errors.focus()
    )
  }, [refusals])

  const countRefusal = () => setRefusals((count) => count + 1)
  /** Shows an error and, with false, stays on the page. */
  const stayWith = (message: string) => {
    notifications.show({ message, color: 'red', role: 'alert' })
    return false
  }
  const send = () => {
    form.transform((data) => ({ ...staffPayload(data, formType), ...extra, ...identity }))
    leave.allow()
    form.post(url, {
      forceFormData: true,
      preserveState: true,
      preserveScroll: 'errors',
      onError: () => {
        setAttempt((count) => count + 1)
        countRefusal()
      },
      onHttpException: ({ status }) => status === SESSION_ENDED || stayWith(t('broken')),
      onNetworkError: () => stayWith(t('offline')),
      onFinish: leave.forbid,
    })
  }
  return (
    <AnswersProvider
      answers={form.data}
      set={(name, value) => form.setData((before: Answers) => ({ ...before, [name]: value }))}
      errors={errors}
      attempt={attempt}
      formType={formType}
      options={options}
      mode="staff"
    >
      <div className={classes.form}>
        <ErrorSummary ref={summary} />
        <div className={classes.columns}>
          <div className={classes.questions}>
            <Fieldset />
          </div>
          <OfficeFields isNew={isNew} />
        </div>
        <FormActions
          busy={form.processing}
          label={submitLabel}
          cancelUrl={cancelUrl}
          onRefuse={countRefusal}
          onSend={send}
        />
      </div>
    </AnswersProvider>
  )
}

/** Unchanged files are not sent. Emptied answers are sent as null, which clears them. */
function staffPayload(answers: Answers, { fields }: FormTypeProp) {
  const isUnchanged = ({ kind }: FieldProp, value: unknown) =>
    (kind === 'photo' && !(value instanceof File)) ||
    (kind === 'file' && typeof value === 'string' && value !== '')
  const payload = Object.entries(answers).filter(
    ([name, value]) => fields[name] && !isUnchanged(fields[name], value)
  )
  return Object.fromEntries(payload.map(([name, value]) => [name, wireValue(value)]))
}

function wireValue(value: unknown) {
  if (value === false) return value
  if (isUnanswered(value)) return null
  if (isPlain(value)) return Object.keys(value).length > 0 ? JSON.stringify(value) : null
  // A list of rows becomes an object by number: form data would mix up the values of the rows.
  const isRows = Array.isArray(value) && typeof value[0] === 'object'
  return isRows ? { ...value.filter((row) => !isUnanswered([row])) } : value
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
