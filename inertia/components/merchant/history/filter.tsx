import { Button, Group, Select, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useTypeWord, useWhatWord } from '~/components/merchant/history/words'
import type { Colleague } from '~/components/merchant/types'
import { formatDay } from '#shared/days'
import { withSlashes } from '~/fields/inputs/date'
import { historyTypes, recordedEntities } from '#shared/history'
import { withoutEmpty } from '#shared/values'

export type Filter = Partial<
  Record<'search' | 'what' | 'type' | 'from' | 'to', string> & { user: number }
>

export function HistoryFilter({ filter, users }: { filter: Filter; users: Colleague[] }) {
  const t = useTranslations('config.history')
  const ui = useTranslations('ui.form')
  const [whatWord, typeWord] = [useWhatWord(), useTypeWord()]
  const [values, setValues] = useState({
    search: filter.search ?? '',
    what: filter.what ?? null,
    type: filter.type ?? null,
    user: filter.user ? String(filter.user) : null,
    from: filter.from ? formatDay(filter.from) : '',
    to: filter.to ? formatDay(filter.to) : '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes })
  const show = (event: FormEvent) => {
    event.preventDefault()
    const sent = withoutEmpty(values)
    router.get(urlFor('merchant.history.index'), sent, {
      preserveState: true,
      onSuccess: () => setErrors({}),
      onError: setErrors,
    })
  }
  const day = (name: 'from' | 'to') => (
    <TextInput
      name={name}
      label={t(name)}
      placeholder={ui('datePlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      w={{ base: 'calc(50% - 6px)', xs: 130 }}
      error={errors[name]}
      value={values[name]}
      onChange={(event) => set({ [name]: withSlashes(event.currentTarget.value, values[name]) })}
    />
  )
  const choice = (
    name: 'what' | 'type' | 'user',
    data: { value: string; label: string }[],
    searchable = false
  ) => (
    <Select
      name={name}
      label={t(name)}
      placeholder={t('all')}
      data={data}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': t('clear', { field: t(name) }) }}
      searchable={searchable}
      w={{ base: '100%', xs: 190 }}
      error={errors[name]}
    />
  )
  return (
    <Group component="form" role="search" align="flex-start" gap="sm" mb="md" onSubmit={show}>
      <TextInput
        name="search"
        label={t('search')}
        autoComplete="off"
        maxLength={200}
        w={{ base: '100%', xs: 230 }}
        error={errors.search}
        value={values.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      {choice(
        'what',
        recordedEntities.map((value) => ({ value, label: whatWord(value) }))
      )}
      {choice(
        'type',
        historyTypes.map((value) => ({ value, label: typeWord(value) }))
      )}
      {choice(
        'user',
        users.map(({ id, name }) => ({ value: String(id), label: name })),
        true
      )}
      {day('from')}
      {day('to')}
      <Group gap="xs" mt={{ base: 0, xs: 24 }}>
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
          {t('show')}
        </Button>
        {Object.keys(filter).length > 0 && (
          <Button variant="default" component={Link} href={urlFor('merchant.history.index')}>
            {t('reset')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
