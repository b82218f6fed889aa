import { Button, Group, Select } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Colleague } from '~/components/merchant/types'

export type Filter = { kind?: string; user?: number; days?: number }

const periods = [1, 7, 30, 90]

type Props = {
  page: 'merchant.security.index' | 'merchant.journal.index'
  filter: Filter
  kinds: { value: string; label: string }[]
  users: Colleague[]
}

export function LogFilter({ page, filter, kinds, users }: Props) {
  const t = useTranslations('config.log')
  const [values, setValues] = useState({
    kind: filter.kind ?? null,
    user: filter.user ? String(filter.user) : null,
    days: filter.days ? String(filter.days) : null,
  })
  const show = (event: FormEvent) => {
    event.preventDefault()
    const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
    router.get(urlFor(page), sent, { preserveState: true })
  }
  const choice = (
    name: keyof typeof values,
    placeholder: string,
    data: { value: string; label: string }[]
  ) => (
    <Select
      name={name}
      label={t(name)}
      placeholder={placeholder}
      data={data}
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': t('clear', { field: t(name) }) }}
      searchable={name === 'user'}
      w={{ base: '100%', xs: 240 }}
    />
  )
  return (
    <Group component="form" role="search" align="flex-end" gap="sm" mb="md" onSubmit={show}>
      {choice('kind', t('all'), kinds)}
      {choice(
        'user',
        t('all'),
        users.map(({ id, name }) => ({ value: String(id), label: name }))
      )}
      {choice(
        'days',
        t('always'),
        periods.map((days) => ({ value: String(days), label: t('lastDays', { days }) }))
      )}
      <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
        {t('show')}
      </Button>
      {Object.keys(filter).length > 0 && (
        <Button variant="default" component={Link} href={urlFor(page)}>
          {t('reset')}
        </Button>
      )}
    </Group>
  )
}
