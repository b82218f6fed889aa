import { Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Pager as PagerProps } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { pager: PagerProps; onTurn(url: string): void }

export function Pager({ pager, onTurn }: Props) {
  const t = useTranslations('merchant.list')
  if (pager.last_page <= 1) return null

  const turn = (url: string | null, label: ReactNode, name: string, current = false) =>
    url === null ? (
      <span key={name} className={classes.turn} data-over aria-hidden>
        {label}
      </span>
    ) : (
      <a
        key={name}
        href={url}
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        className={classes.turn}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          onTurn(url)
        }}
      >
        {label}
      </a>
    )
  return (
    <Group component="nav" aria-label={t('pages')} gap={2} justify="center" pt="xs">
      {turn(pager.prev_page_url, <IconChevronLeft size={16} aria-hidden />, t('previousPage'))}
      {pager.links.map(({ url, label, active }, index) =>
        url ? (
          turn(url, label, t('page', { page: label }), active)
        ) : (
          <Text key={`gap${index}`} span c="dimmed" px={4}>
            {label}
          </Text>
        )
      )}
      {turn(pager.next_page_url, <IconChevronRight size={16} aria-hidden />, t('nextPage'))}
    </Group>
  )
}
