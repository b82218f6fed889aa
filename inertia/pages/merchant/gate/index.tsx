import { Button, EmptyState, Group, Stack, Text, Title } from '@mantine/core'
import { router, usePoll } from '@inertiajs/react'
import { IconBarrierBlock, IconRefresh } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CardTable } from '~/components/merchant/gate/card_table'
import { Connection } from '~/components/merchant/gate/connection'
import { OrderDrawer } from '~/components/merchant/gate/order_drawer'
import type {
  GateCards,
  GateCounts,
  GateHealth,
  CardOrders,
} from '~/components/merchant/gate/types'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import { PostButton } from '~/components/merchant/post_button'
import { wordsOf } from '~/words'

type Props = {
  filter: string
  counts: GateCounts
  health: GateHealth
  cards: GateCards
  told: CardOrders | null
}

const filters = ['pending', 'error', 'blocked', 'differing'] as const

export default function MerchantGateIndex({ filter, counts, health, cards, told }: Props) {
  const t = useTranslations('cards.gate')
  const unfinished = counts.waiting + counts.failing > 0
  usePollingWhile(unfinished)
  const ask = (query: Record<string, string | number>) =>
    router.get(urlFor('merchant.gate.index'), query, { preserveState: true, preserveScroll: true })
  const listQuery = {
    ...(filter && { filter }),
    ...(cards.current_page > 1 && { page: cards.current_page }),
  }
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          counts.failing > 0 && (
            <PostButton
              url={urlFor('merchant.gate.retry')}
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
            >
              {t('retryAll')}
            </PostButton>
          )
        }
      />
      <Stack gap="lg">
        <Text c="dimmed" maw="68ch">
          {t('text')}
        </Text>
        <Connection health={health} counts={counts} />
        <section aria-labelledby="cards-title">
          <Title order={2} size="h5" id="cards-title" mb="xs">
            {t('cards')}
          </Title>
          <Group gap="xs" mb="md">
            {['', ...filters].map((name) => (
              <Button
                key={name}
                size="xs"
                variant={filter === name ? 'light' : 'default'}
                aria-pressed={filter === name}
                onClick={() => ask(name ? { filter: name } : {})}
              >
                {name ? wordsOf(t, `filters.${name}`) : t('all')}
                <Count of={name} counts={counts} />
              </Button>
            ))}
          </Group>
          {cards.data.length === 0 ? (
            <EmptyState
              py={64}
              icon={<IconBarrierBlock aria-hidden />}
              title={t('emptyTitle')}
              description={filter ? t('emptyFiltered') : t('emptyText')}
            />
          ) : (
            <CardTable cards={cards.data} onShow={({ id }) => ask({ ...listQuery, card: id })} />
          )}
          <Pager pager={cards} onTurn={(url) => router.get(url, {}, { preserveState: true })} />
        </section>
      </Stack>
      <OrderDrawer card={told} onClose={() => ask(listQuery)} />
    </>
  )
}

function Count({ of, counts: { cards } }: { of: string; counts: GateCounts }) {
  const count = of in cards ? cards[of as 'error'] : 0
  return count ? <b>&nbsp;{count}</b> : null
}

function usePollingWhile(unfinished: boolean) {
  const { start, stop } = usePoll(
    3000,
    { only: ['cards', 'counts', 'health', 'told'] },
    { autoStart: false }
  )
  useEffect(() => {
    if (unfinished) start()
    else stop()
    return stop
  }, [unfinished])
}
