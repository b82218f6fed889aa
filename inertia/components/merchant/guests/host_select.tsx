import { Select, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Option } from '~/types'

export type HostOption = Option & { left: { members: number; dayPasses: number; guests: number } }

type Props = {
  hosts: HostOption[]
  value: string | null
  error?: string
  prop: 'options' | 'guestPlayers'
  onChange(value: string | null): void
}

const TYPING_ENDS_MS = 300

/** Chooses a guest's host. The server searches names, players and references. */
export function HostSelect({ hosts, value, error, prop, onChange }: Props) {
  const t = useTranslations('merchant.guests')
  const [chosen, setChosen] = useState(hosts.find((host) => host.value === value))
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const ask = useDebouncedCallback(
    (player: string) =>
      router.reload({
        only: [prop],
        data: { player },
        preserveUrl: true,
        preserveErrors: true,
        showProgress: false,
      }),
    TYPING_ENDS_MS
  )
  const data =
    chosen && !hosts.some((host) => host.value === chosen.value) ? [chosen, ...hosts] : hosts

  return (
    <Select
      name="player"
      label={t('host')}
      description={t('hostHint')}
      placeholder={t('hostPlaceholder')}
      error={error}
      data={data}
      value={value}
      onChange={(next) => {
        setChosen(data.find((host) => host.value === next))
        onChange(next)
      }}
      searchable
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text)
        if (!data.some((host) => host.label === text)) ask(text)
      }}
      // The server has filtered already, by more than the label.
      filter={({ options }) => options}
      nothingFoundMessage={t('noHost')}
      renderOption={({ option }) => (
        <span>
          <Text size="sm">{option.label}</Text>
          <Text size="xs" c="dimmed">
            {t('left', { ...(option as HostOption).left })}
          </Text>
        </span>
      )}
      maw={520}
    />
  )
}
