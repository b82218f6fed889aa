import { Button, Group, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PasswordField } from '~/components/merchant/account/password_field'
import { askServer, Refused } from '~/components/merchant/ask_server'
import { Dialog } from '~/components/merchant/dialog'

type Visit = Parameters<Parameters<typeof router.on<'start'>>[1]>[0]['detail']['visit']

/** If the server wants the password for a visit, asks for it and repeats the visit. */
export function Confirmation() {
  const t = useTranslations('merchant.confirmation')
  const sent = useRef<Visit>(null)
  const [waiting, setWaiting] = useState<Visit | null>(null)
  const [current, setCurrent] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (visit.method !== 'get') sent.current = visit
      }),
      router.on('error', ({ detail: { errors } }) => {
        if (errors.confirmation) setWaiting(sent.current)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  const close = () => {
    setWaiting(null)
    setCurrent('')
    setError(undefined)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await askServer(urlFor('merchant.account.confirmation.store'), { current })
      close()
      if (waiting) repeat(waiting)
    } catch (refusal) {
      const message = refusal instanceof Refused && refusal.errors.current
      setError(message || t('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog opened={waiting !== null} onClose={close} title={t('title')}>
      <form onSubmit={confirm} noValidate>
        <Stack>
          <Text size="sm">{t('text')}</Text>
          <PasswordField value={current} error={error} onChange={setCurrent} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The visit carries the callbacks of its form. */
function repeat({ url, completed, cancelled, interrupted, ...options }: Visit) {
  router.visit(url.href, options)
}
