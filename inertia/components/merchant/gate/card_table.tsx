import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { GateBadge } from '~/components/merchant/gate/gate_badge'
import { GateTrouble } from '~/components/merchant/gate/gate_trouble'
import type { GateCard } from '~/components/merchant/gate/types'
import { Moment } from '~/components/merchant/moment'
import { PostButton } from '~/components/merchant/post_button'
import { FramedTable } from '~/components/merchant/stacked_table'

type Props = { cards: GateCard[]; onShow(card: GateCard): void }

export function CardTable({ cards, onShow }: Props) {
  const t = useTranslations('cards.gate')
  const heads = [t('card'), t('desired'), t('confirmed'), t('state'), t('since'), t('actions')]
  return (
    <FramedTable heads={heads}>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} onShow={() => onShow(card)} />
      ))}
    </FramedTable>
  )
}

function CardRow({ card, onShow }: { card: GateCard; onShow(): void }) {
  const t = useTranslations('cards.gate')
  const { form, serial, live, desired, confirmed, gate } = card
  return (
    <Table.Tr>
      <Table.Td>
        <HolderName form={form} />
        <Text size="xs" c="dimmed">
          {[serial, !live && t('old')].filter(Boolean).join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('desired')}</CellLabel>
        {t(`wishes.${desired}`)}
      </Table.Td>
      <Table.Td c={confirmed === desired ? undefined : 'dimmed'}>
        <CellLabel>{t('confirmed')}</CellLabel>
        {confirmed ? t(`wishes.${confirmed}`) : t('unknown')}
      </Table.Td>
      <Table.Td maw={320}>
        <GateBadge state={gate.state} />
        {gate.error && <GateTrouble error={gate.error} />}
        {gate.warning && (
          <Text size="xs" c="dimmed">
            {gate.warning}
          </Text>
        )}
      </Table.Td>
      <Table.Td c="dimmed">{gate.at && <Moment at={gate.at} />}</Table.Td>
      <Table.Td>
        <Group gap={4}>
          {gate.error && (
            <PostButton
              url={urlFor('merchant.gate.retry')}
              data={{ ids: [form.id] }}
              size="compact-xs"
              variant="subtle"
              leftSection={<IconRefresh size={14} aria-hidden />}
              aria-label={t('retryLabel', { name: form.name })}
            >
              {t('retry')}
            </PostButton>
          )}
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('showLabel', { name: form.name })}
            onClick={onShow}
          >
            {t('show')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function HolderName({ form: { id, type, name, hasPage } }: Pick<GateCard, 'form'>) {
  if (!hasPage)
    return (
      <Text span fw={600} size="sm">
        {name}
      </Text>
    )
  return (
    <Anchor
      component={Link}
      href={urlFor('merchant.forms.show', { form: type, id })}
      fw={600}
      size="sm"
    >
      {name}
    </Anchor>
  )
}
