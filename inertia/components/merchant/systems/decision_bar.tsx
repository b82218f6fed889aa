import { Button, Group, Paper, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionDialog } from '~/components/merchant/decision_dialog'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Can, ShownRequest } from '~/components/merchant/types'
import { transitions, type Decision } from '#shared/request_states'

type Props = { form: ShownRequest; withdrawn: boolean; can: Can }

export function DecisionBar({ form, withdrawn, can }: Props) {
  const t = useTranslations('merchant.show')
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <Paper withBorder p="sm" mb="md" component="section" aria-label={t('decision')}>
      <Group justify="space-between" gap="xs">
        <Group gap="sm">
          <StateBadge state={form.state} withdrawn={withdrawn} reserved={form.reserved} large />
          {form.email && !withdrawn && (
            <Text size="xs" c="dimmed">
              {t(`stateText.${form.reserved ? 'reserved' : form.state}`)}
            </Text>
          )}
        </Group>
        {can.decideMany && !withdrawn && !form.reserved && (
          <Group gap="xs">
            {transitions.approved.includes(form.state) && (
              <Button
                color="green"
                leftSection={<IconCheck size={17} aria-hidden />}
                onClick={() => setDecision('approved')}
              >
                {t('approve')}
              </Button>
            )}
            {transitions.rejected.includes(form.state) && (
              <Button
                color="red"
                variant="light"
                leftSection={<IconX size={17} aria-hidden />}
                onClick={() => setDecision('rejected')}
              >
                {t('reject')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      <DecisionDialog
        decision={decision}
        count={1}
        data={{ ids: [form.id], from: [form.state] }}
        name={`${form.name} ${form.lastName}`}
        locale={form.locale}
        url={urlFor('merchant.systems.states')}
        onClose={() => setDecision(null)}
      />
    </Paper>
  )
}
