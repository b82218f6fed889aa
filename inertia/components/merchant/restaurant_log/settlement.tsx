import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { LogFilter } from '~/components/merchant/restaurant_log/types'
import type { Option } from '~/types'

type Props = { restaurants: Option[]; day: string; filter: LogFilter }

export function Settlement({ restaurants, day, filter }: Props) {
  const t = useTranslations('restaurants.settlement')
  const shown = restaurants.filter(({ value }) => !filter.restaurant || value === filter.restaurant)
  if (shown.length === 0) return null
  const href = (restaurant: string, format: 'pdf' | 'xlsx') =>
    urlFor('merchant.restaurant_logs.settlement', {}, { qs: { restaurant, day, format } })
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          size="xs"
          leftSection={<IconFileCheck size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
        >
          {t('open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map(({ value, label }) => (
          <div key={value}>
            <Menu.Label>{label}</Menu.Label>
            <Menu.Item component="a" href={href(value, 'pdf')} target="_blank">
              {t('pdf')}
            </Menu.Item>
            <Menu.Item component="a" href={href(value, 'xlsx')} download>
              {t('excel')}
            </Menu.Item>
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
