import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SendResult } from '~/components/application/send_form'
import { ErrorSummary } from '~/components/application/error_summary'
import { Notice } from '~/components/site/notice'
import { useAnswers } from '~/fields/answers'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
import { AskedField } from '~/fields/field'

type Props = { names: string[]; sending: boolean; send(): Promise<SendResult> }

export function CorrectionFields({ names, sending, send }: Props) {
  const t = useTranslations('ui')
  const { answers, formType, checkAll, settled } = useAnswers()
  const [failure, setFailure] = useState<'offline' | 'broken' | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const latest = useRef({ checkAll, send })

  useEffect(() => {
    latest.current = { checkAll, send }
  })

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const followed = (name: string) => {
    const follows = formType.fields[name]?.follows
    return follows && formType.fields[follows.question] ? follows : null
  }
  const isAsked = (name: string) => {
    const { question, answer } = followed(name) ?? {}
    return answer === undefined || answers[question!] === answer
  }
  const isDemanded = (name: string) => followed(name)?.required ?? false

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setPreparing(true)
    await settled()
    // The processed photo arrives with a later render: `latest` is read after it.
    await new Promise((resolve) => setTimeout(resolve))
    setPreparing(false)
    const result = latest.current.checkAll() ? await latest.current.send() : 'refused'
    setFailure(result === 'offline' || result === 'broken' ? result : null)
    if (result === 'refused') setRefusals((count) => count + 1)
    if (result === 'sent') window.scrollTo({ top: 0 })
  }

  return (
    <form onSubmit={submit} noValidate>
      {failure && (
        <div className="form-failure">
          <Notice>{t(`form.${failure}`)}</Notice>
        </div>
      )}
      <ErrorSummary ref={summary} />
      <div className="stack form-notice">
        {names.filter(isAsked).map((name) => (
          <AdjustedFields
            key={name}
            fields={isDemanded(name) ? { [name]: { required: true } } : {}}
          >
            <AskedField name={name} single={name === 'days' && answers.validity === 'day'} />
          </AdjustedFields>
        ))}
        <div className="actions">
          <Button type="submit" loading={preparing || sending}>
            {t('status.asked.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
