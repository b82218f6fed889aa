import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = {
  label: string
  placeholder?: string
  value: string
  className?: string
  onSearch(search: string): void
}

export function SearchBox({ label, placeholder, value, className, onSearch }: Props) {
  const t = useTranslations('merchant.list')
  const [typed, setTyped] = useState(value)
  const ask = useDebouncedCallback((search: string) => onSearch(search.trim()), 300)
  const change = (search: string) => {
    setTyped(search)
    ask(search)
  }
  return (
    <TextInput
      type="search"
      name="search"
      size="xs"
      w={className ? undefined : { base: '100%', xs: 280 }}
      className={className}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => change('')} />
      }
      rightSectionPointerEvents="all"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
