import {
  type FormEvent,
  lazy,
  type PropsWithChildren,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import type { SendResult } from '~/components/application/send_form'
import { Consent } from '~/components/application/consent'
import { ErrorSummary } from '~/components/application/error_summary'
import { Notice } from '~/components/site/notice'
import { useAnswers, useRequired } from '~/fields/answers'
import { isUnanswered } from '~/fields/checks'
import { whenShown } from '~/when_shown'
import { Button } from '@mantine/core'

const loadConfirmModal = () => import('~/components/application/confirm_modal')
const ConfirmModal = lazy(loadConfirmModal)

type Props = PropsWithChildren<{
  contact: string
  sending: boolean
  keepsDraft: boolean
  percent: number | null
  send(): Promise<SendResult>
}>

export function Questions({ contact, sending, keepsDraft, percent, send, children }: Props) {
  const t = useTranslations('ui.form')
  const { answers, set, checkAll, refuse, settled } = useAnswers()
  const refused = Object.keys(usePage().props.errors).length > 0
  const [started, setStarted] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'broken' | null>(null)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const latest = useRef({ answers, checkAll })

  useEffect(() => {
    latest.current = { answers, checkAll }
  })

  useEffect(() => {
    if (refusals === 0) return
    const show = (errors: HTMLElement) => {
      errors.scrollIntoView({ block: 'start' })
      errors.focus({ preventScroll: true })
    }
    return whenShown(() => summary.current, show)
  }, [refusals])

  // Load the confirmation dialog while people type.
  const start = () => {
    if (started) return
    setStarted(true)
    void loadConfirmModal()
  }

  const review = async (event: FormEvent) => {
    event.preventDefault()
    start()
    setFailure(null)
    setPreparing(true)
    await settled()
    // The processed photo arrives with a later render: `latest` is read after it.
    await new Promise((resolve) => setTimeout(resolve))
    setPreparing(false)
    const accepted = !isUnanswered(latest.current.answers.acceptPrivacy)
    const complete = latest.current.checkAll()
    if (!accepted) refuse('acceptPrivacy', { rule: 'accepted' })
    if (complete && accepted) setConfirming(true)
    else setRefusals((count) => count + 1)
  }

  const confirm = async () => {
    const result = await send()
    setConfirming(false)
    setFailure(result === 'offline' || result === 'broken' ? result : null)
    window.scrollTo({ top: 0 })
    if (result === 'refused') setRefusals((count) => count + 1)
  }

  return (
    <form onSubmit={review} onFocusCapture={start} noValidate>
      {failure && (
        <div className="form-failure">
          <Notice>{t(failure)}</Notice>
        </div>
      )}
      {/* Before the first attempt to send, the message at the question is enough. */}
      {(refusals > 0 || refused) && <ErrorSummary ref={summary} />}
      <div className="form-sections">
        {children}
        <Consent contact={contact} />
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="website">{t('leaveEmpty')}</label>
        <input
          id="website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={answers.website}
          onChange={(event) => set('website', event.currentTarget.value)}
        />
      </div>
      <SendBar busy={preparing} keepsDraft={keepsDraft} />
      {started && (
        <Suspense fallback={null}>
          <ConfirmModal
            opened={confirming}
            sending={sending}
            percent={percent}
            onClose={() => setConfirming(false)}
            onSend={confirm}
          />
        </Suspense>
      )}
    </form>
  )
}

function SendBar({ busy, keepsDraft }: { busy: boolean; keepsDraft: boolean }) {
  const t = useTranslations('ui.form')
  const required = useRequired()
  const done = [...required.values()].filter(Boolean).length
  return (
    <>
      <div className="form-bar">
        <p>{t('answered', { done, all: required.size })}</p>
        <Button type="submit" loading={busy}>
          {t('review')}
        </Button>
      </div>
      {keepsDraft && <p className="form-kept">{t('kept')}</p>}
    </>
  )
}
