import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/components/merchant/dialog'

type Props = {
  opened: boolean
  name: string
  other: string
  onClose(): void
  onConfirm(): void
}

export function ActivationDialog({ opened, name, other, onClose, onConfirm }: Props) {
  const t = useTranslations('config.tournament.activation')
  const confirm = useTranslations('merchant.confirm')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title', { name })}>
      <Stack>
        <Text size="sm">{t('text', { name, other })}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {confirm('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('confirm')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
