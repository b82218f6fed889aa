import { Button, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import {
  type SecondFactor,
  SecondStep,
  type SendAnswer,
  useWays,
} from '~/components/merchant/account/second_step'
import { askServer, Refused } from '~/components/merchant/ask_server'
import { Dialog, DialogActions, useKeptOpen } from '~/components/merchant/dialog'
import { onConfirmThen } from '~/components/merchant/shell/confirm_then'

type Visit = Parameters<Parameters<typeof router.on<'start'>>[1]>[0]['detail']['visit']
type Next = () => void

/** `second` is missing when the login is fresh. */
type Answer = { second?: SecondFactor | null }

/** Above the dialog whose form is refused. */
const ABOVE = 300

const ask = (answer: object) =>
  askServer<Answer>(urlFor('merchant.account.confirmation.store'), answer)

/** If the server wants the user to confirm before a visit, asks them and repeats the visit. */
export function Confirmation() {
  const t = useTranslations('merchant.confirmation')
  const sent = useRef<Visit>(null)
  const [next, setNext] = useState<Next | null>(null)
  const [second, setSecond] = useState<SecondFactor | null>(null)
  const [current, setCurrent] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const waitFor = (after: Next) => setNext(() => after)
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (visit.method !== 'get') sent.current = visit
      }),
      router.on('error', ({ detail: { errors } }) => {
        const visit = sent.current
        if (errors.confirmation && visit) waitFor(() => repeat(visit))
      }),
      onConfirmThen(waitFor),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  const close = () => {
    setNext(null)
    setSecond(null)
    setCurrent('')
    setError(undefined)
  }
  const goOn = ({ second: missing }: Answer) => {
    if (missing) return setSecond(missing)
    close()
    next?.()
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      goOn(await ask({ current }))
    } catch (refusal) {
      const message = refusal instanceof Refused && refusal.errors.current
      setError(message || t('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  const send: SendAnswer = async (answer, { onStart, onError, onFinish }) => {
    setBusy(true)
    onStart()
    try {
      goOn(await ask(answer))
    } catch (refusal) {
      const errors = refusal instanceof Refused ? refusal.errors : {}
      if (errors.current) {
        setSecond(null)
        return setError(errors.current)
      }
      // A challenge is answered once.
      if ('passkey' in answer)
        await ask({})
          .then(goOn)
          .catch(() => undefined)
      const unreachable = t('unreachable')
      const isKnown = errors.code || errors.passkey
      onError(isKnown ? errors : { code: unreachable, passkey: unreachable })
    } finally {
      onFinish()
      setBusy(false)
    }
  }
  return (
    <Dialog opened={next !== null} onClose={close} title={t('title')} zIndex={ABOVE}>
      {second ? (
        <Factor {...{ second, busy, send }} onCancel={close} />
      ) : (
        <form onSubmit={confirm} noValidate>
          <Stack>
            <Text size="sm">{t('text')}</Text>
            <PasswordField value={current} error={error} onChange={setCurrent} />
            <DialogActions busy={busy} onClose={close}>
              <Button type="submit" loading={busy}>
                {t('submit')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

type FactorProps = { second: SecondFactor; busy: boolean; send: SendAnswer; onCancel(): void }

function Factor({ second, busy, send, onCancel }: FactorProps) {
  const t = useTranslations('merchant')
  useKeptOpen(busy)
  const ways = useWays(second)
  return (
    <Stack>
      <Text size="sm">{t(`loginConfirm.${ways.way}.text`)}</Text>
      <SecondStep
        {...ways}
        passkey={second.passkey}
        submit={t('confirmation.submit')}
        send={send}
      />
      <Button variant="default" disabled={busy} onClick={onCancel}>
        {t('confirm.cancel')}
      </Button>
    </Stack>
  )
}

/** The visit carries the callbacks of its form. */
function repeat({ url, completed, cancelled, interrupted, ...options }: Visit) {
  router.visit(url.href, options)
}
