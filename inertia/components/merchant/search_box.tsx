import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

type Props = {
  label: string
  placeholder?: string
  value: string
  className?: string
  /** With it, Enter and Escape in an empty field leave the search, for the keys of a list. */
  ref?: RefObject<HTMLInputElement | null>
  onSearch(search: string): void
}

export function SearchBox({ label, placeholder, value, className, ref, onSearch }: Props) {
  const t = useTranslations('merchant.list')
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [typed, setTyped] = useState(value)
  const ask = useDebouncedCallback((search: string) => onSearch(search.trim()), 300)
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value)
  }, [input, value])

  const leave = (key: string) => {
    if (key !== 'Enter' && (key !== 'Escape' || typed)) return
    ask.flush()
    input.current?.blur()
  }
  const change = (search: string) => {
    setTyped(search)
    ask(search)
  }
  return (
    <TextInput
      ref={input}
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
      onKeyDown={ref && (({ key }) => leave(key))}
    />
  )
}
