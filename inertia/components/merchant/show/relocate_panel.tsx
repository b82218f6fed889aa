import { Button, Paper, Stack, Title } from '@mantine/core'
import { IconArrowsExchange, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AssignDialog } from '~/components/merchant/guests/assign_dialog'
import { MoveDialog } from '~/components/merchant/show/move_dialog'
import type { ShownRequest } from '~/components/merchant/types'

export function RelocatePanel({ form }: { form: ShownRequest }) {
  const t = useTranslations('merchant.show.relocate')
  const [open, setOpen] = useState<'host' | 'form' | null>(null)
  const isGuest = form.type === 'guest'
  const movable = form.state === 'waiting' && !form.withdrawn && !form.reserved
  if (!isGuest && !movable) return null
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="relocate-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="relocate-title">
          {t('title', { guest: isGuest ? 'yes' : 'no' })}
        </Title>
        {isGuest && (
          <Button
            variant="default"
            leftSection={<IconUserShare size={17} stroke={1.6} aria-hidden />}
            onClick={() => setOpen('host')}
          >
            {t('host')}
          </Button>
        )}
        {movable && (
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={17} stroke={1.6} aria-hidden />}
            onClick={() => setOpen('form')}
          >
            {t('form')}
          </Button>
        )}
      </Stack>
      {isGuest && (
        <AssignDialog guest={form} opened={open === 'host'} onClose={() => setOpen(null)} />
      )}
      <MoveDialog form={form} opened={open === 'form'} onClose={() => setOpen(null)} />
    </Paper>
  )
}
