import { Button, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionDialog, type Decision } from '~/components/merchant/decision_dialog'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Can, RequestRow } from '~/components/merchant/types'

/** The state of a request and the decisions that it still allows. */
export function DecisionPanel({ form, can }: { form: RequestRow; can: Can }) {
  const t = useTranslations('merchant.show')
  const [decision, setDecision] = useState<Decision | null>(null)
  const params = { form: form.type, id: form.id }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('decision')}>
      <Stack gap="xs">
        <StateBadge state={form.state} large />
        <Text size="xs" c="dimmed">
          {t(`stateText.${form.state}`)}
        </Text>
        {can.edit && form.state !== 'approved' && (
          <Button
            color="green"
            leftSection={<IconCheck size={17} aria-hidden />}
            onClick={() => setDecision('approved')}
          >
            {t('approve')}
          </Button>
        )}
        {can.edit && form.state !== 'rejected' && (
          <Button
            color="red"
            variant="light"
            leftSection={<IconX size={17} aria-hidden />}
            onClick={() => setDecision('rejected')}
          >
            {t('reject')}
          </Button>
        )}
        {can.edit && (
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.forms.edit', params)}
            leftSection={<IconPencil size={17} stroke={1.6} aria-hidden />}
          >
            {t('edit')}
          </Button>
        )}
      </Stack>
      <DecisionDialog
        decision={decision}
        count={1}
        data={{ version: form.version }}
        url={urlFor('merchant.forms.state', params)}
        onClose={() => setDecision(null)}
      />
    </Paper>
  )
}
