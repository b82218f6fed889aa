import { Button, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** Mails of a change that wait, and the button that sends them. */
export function HeldMails({ change, count }: { change: number; count: number }) {
  const t = useTranslations('merchant.changes')
  const [busy, setBusy] = useState(false)
  const release = () =>
    router.post(
      urlFor('merchant.changes.release', { batch: change }),
      {},
      { preserveScroll: true, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )
  return (
    <>
      <Text size="sm">{t('held', { count })}</Text>
      <Button
        size="xs"
        loading={busy}
        leftSection={<IconSend size={15} aria-hidden />}
        onClick={release}
      >
        {t('release')}
      </Button>
    </>
  )
}
