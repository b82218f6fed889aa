import { EmptyState, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconDoorOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { formatDay } from '#shared/days'
import { isoDay } from '~/fields/checks'
import { withSlashes } from '~/fields/inputs/date'
import { type Count, CategoryCounts } from '~/components/merchant/access/category_counts'
import { type PersonWithAccess, PeopleTable } from '~/components/merchant/access/people_table'
import { Pager } from '~/components/merchant/list/pager'
import { PageHead } from '~/components/merchant/page_head'
import type { Option, Pager as PagerProps } from '~/components/merchant/types'
import { withoutEmpty } from '#shared/values'

type Props = {
  sport: string
  zone: string
  day: string
  category: string
  counts: Count[]
  total: number
  people: { data: PersonWithAccess[] } & PagerProps
  options: { zones: Option[] }
}

export default function MerchantAccess(props: Props) {
  const { sport, zone, day, category, counts, total, people, options } = props
  const t = useTranslations('merchant.access')
  const ui = useTranslations('ui.form')
  const [typed, setTyped] = useState(formatDay(day))
  const ask = (changes: Partial<Record<'sport' | 'zone' | 'day' | 'category', string>>) => {
    const sent = withoutEmpty({ sport, zone, day, category, ...changes })
    router.get(urlFor('merchant.access.index'), sent, {
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }
  const choose = (event: FormEvent) => {
    event.preventDefault()
    ask({ day: isoDay(typed) ?? day })
  }
  return (
    <>
      <PageHead title={t('documentTitle')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Group component="form" {...{ onSubmit: choose }} align="flex-end" mb="md">
        <NativeSelect
          name="sport"
          label={t('sport')}
          data={[
            { value: 'tennis', label: t('tennis') },
            { value: 'golf', label: t('golf') },
          ]}
          value={sport}
          onChange={(event) => ask({ sport: event.currentTarget.value, category: '' })}
        />
        <NativeSelect
          name="zone"
          label={t('zone')}
          data={options.zones.map(({ value, label }) => ({ value, label: `${value} · ${label}` }))}
          value={zone}
          onChange={(event) => ask({ zone: event.currentTarget.value })}
        />
        <TextInput
          name="day"
          label={t('day')}
          placeholder={ui('datePlaceholder')}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ wrapper: 'width-date' }}
          value={typed}
          onChange={(event) => setTyped(withSlashes(event.currentTarget.value, typed))}
          onBlur={() => {
            const chosenDay = isoDay(typed)
            if (chosenDay && chosenDay !== day) ask({ day: chosenDay })
          }}
        />
      </Group>
      {total === 0 ? (
        <EmptyState
          py={64}
          icon={<IconDoorOff aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <Stack>
          <CategoryCounts
            counts={counts}
            total={total}
            category={category}
            onChoose={(chosen) => ask({ category: chosen })}
          />
          <Title order={2} size="h5">
            {t('people')}
          </Title>
          <PeopleTable people={people.data} />
          <Pager pager={people} onTurn={(url) => router.get(url, {}, { preserveState: true })} />
        </Stack>
      )}
    </>
  )
}
