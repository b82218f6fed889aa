import { Group, Paper, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionButtons } from '~/components/merchant/decision_buttons'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Can, ShownRequest } from '~/components/merchant/types'

type Props = { form: ShownRequest; withdrawn: boolean; can: Can }

export function DecisionBar({ form, withdrawn, can }: Props) {
  const t = useTranslations('merchant.show')
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
            <DecisionButtons
              form={form}
              decisions={['approved', 'rejected']}
              url={urlFor('merchant.systems.states')}
              data={{ ids: [form.id], from: [form.state] }}
            />
          </Group>
        )}
      </Group>
    </Paper>
  )
}
