import { Button, Group, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { type Targets, usePreview } from '~/components/merchant/bulk/use_preview'
import { Dialog } from '~/components/merchant/dialog'
import { useBusy } from '~/components/use_busy'

type Props = {
  opened: boolean
  type: string
  targets: Targets
  onClose(): void
  onDone(): void
}

/** Sends the tutors of many requests their link again, after a preview. */
export function TutorMailDialog({ opened, type, targets, onClose, onDone }: Props) {
  const t = useTranslations('merchant.tutorMails')
  const [busy, whileBusy] = useBusy()
  const url = urlFor('merchant.forms.tutor_mails.batch', { form: type })
  const { preview, failed } = usePreview(url, opened ? targets : null)

  const send = () =>
    router.post(url, targets, {
      preserveState: true,
      preserveScroll: true,
      ...whileBusy,
      onSuccess: () => {
        onDone()
        onClose()
      },
      onError: onClose,
    })

  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <PreviewText preview={preview} failed={failed} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button loading={busy} disabled={!preview?.applies} onClick={send}>
            {t('send', { count: preview?.applies ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
