import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog, DialogActions } from '~/components/merchant/dialog'

type Props = {
  opened: boolean
  name: string
  other: string
  onClose(): void
  onConfirm(): void
}

export function ActivationDialog({ opened, name, other, onClose, onConfirm }: Props) {
  const t = useTranslations('config.tournament.activation')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title', { name })}>
      <Stack>
        <Text size="sm">{t('text', { name, other })}</Text>
        <DialogActions busy={false} cancelFirst onClose={onClose}>
          <Button onClick={onConfirm}>{t('confirm')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
