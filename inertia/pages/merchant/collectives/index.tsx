import { Button, EmptyState, Group, SegmentedControl, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconFilterOff, IconSignature, IconUser } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PickupTable } from '~/components/merchant/pickups/pickup_table'
import type { Can, Pickup } from '~/components/merchant/pickups/types'
import { CreateLink } from '~/components/merchant/create_link'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import { SearchBox } from '~/components/merchant/search_box'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { withoutEmpty } from '#shared/values'

type Props = {
  collectives: { data: Pickup[] } & PagerProps
  search: string
  state: string
  can: Can
}

export default function MerchantCollectivesIndex({ collectives, search, state, can }: Props) {
  const t = useTranslations('collectives.index')
  const states = useTranslations('collectives.states')
  const narrowed = Boolean(search || state)
  const show = (changes: { search?: string; state?: string }) => {
    const query = withoutEmpty({ search, state, ...changes })
    router.get(urlFor('merchant.collectives.index'), query, {
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }
  return (
    <>
      <PageHead title={t('title')} action={can.create && <Begin alone={can.edit} />} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Group gap="xs" mb="sm">
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onSearch={(words) => show({ search: words })}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('state')}
          value={state || 'all'}
          onChange={(value) => show({ state: value === 'all' ? '' : value })}
          data={[
            { value: 'all', label: t('all') },
            { value: 'waiting', label: states('waiting') },
            { value: 'signed', label: states('signed') },
          ]}
        />
      </Group>
      {collectives.data.length === 0 ? (
        <EmptyState
          py={64}
          icon={narrowed ? <IconFilterOff aria-hidden /> : <IconSignature aria-hidden />}
          title={t(narrowed ? 'noneTitle' : 'emptyTitle')}
          description={t(narrowed ? 'noneText' : 'emptyText')}
        />
      ) : (
        <PickupTable pickups={collectives.data} />
      )}
      <Pager pager={collectives} onTurn={(url) => router.get(url)} />
    </>
  )
}

function Begin({ alone }: { alone: boolean }) {
  const t = useTranslations('collectives.index')
  return (
    <Group gap="xs">
      {alone && (
        <Button
          component={Link}
          href={urlFor('merchant.collectives.create', {}, { qs: { alone: 1 } })}
          variant="default"
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {t('alone')}
        </Button>
      )}
      <CreateLink href={urlFor('merchant.collectives.create')}>{t('create')}</CreateLink>
    </Group>
  )
}
