import { Code, Drawer, Paper, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { GateTrouble } from '~/components/merchant/gate/gate_trouble'
import type { GateOrder, CardOrders } from '~/components/merchant/gate/types'
import { Moment, useExactTime } from '~/components/merchant/moment'

export function OrderDrawer({ card, onClose }: { card: CardOrders | null; onClose(): void }) {
  const t = useTranslations('cards.gate')
  return (
    <Drawer
      opened={card !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={card && t('told', { name: card.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {card?.serial}
        </Text>
        {card?.orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </Stack>
    </Drawer>
  )
}

function Order({ order }: { order: GateOrder }) {
  const t = useTranslations('cards.gate')
  const exact = useExactTime()
  const { operation, reason, state, attempts, at, nextTryAt, error, warning, telegram } = order
  const facts = [
    t(`orderStates.${state}`),
    attempts > 0 && t('tries', { count: attempts }),
    nextTryAt && error && t('next', { at: exact(nextTryAt) }),
  ]
  return (
    <Paper withBorder p="sm">
      <Text size="sm" fw={600}>
        {t(`operations.${operation}`)}
        {reason && ` (${t(`reasons.${reason}`)})`}
      </Text>
      <Text size="xs" c="dimmed">
        <Moment at={at} /> · {facts.filter(Boolean).join(' · ')}
      </Text>
      {error && state !== 'confirmed' && <GateTrouble error={error} />}
      {warning && (
        <Text size="xs" c="dimmed">
          {warning}
        </Text>
      )}
      {telegram && (
        <Code block mt="xs" aria-label={t('telegram')} style={{ whiteSpace: 'pre-wrap' }}>
          {indented(telegram)}
        </Code>
      )}
    </Paper>
  )
}

/** Puts each element of one-line XML on its own line. */
function indented(xml: string) {
  let depth = 0
  const lines = xml.replace(/></g, '>\n<').split('\n')
  return lines
    .map((line) => {
      if (line.startsWith('</')) depth--
      const shown = '  '.repeat(depth) + line
      if (/^<[^/]/.test(line) && !line.endsWith('/>') && !line.includes('</')) depth++
      return shown
    })
    .join('\n')
}
