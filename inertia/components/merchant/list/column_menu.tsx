import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Columns } from '~/components/merchant/list/use_columns'

export function ColumnMenu({ columns }: { columns: Columns }) {
  const t = useTranslations('merchant.list')
  const [opened, setOpened] = useState(false)
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={t('columns')} disabled={opened}>
          <ActionIcon variant="subtle" color="gray" size="md" aria-label={t('columns')}>
            <IconColumns3 size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('columns')}</Menu.Label>
        {columns.all.map(({ name, label }) => (
          <Menu.CheckboxItem
            key={name}
            checked={columns.isShown(name)}
            onChange={() => columns.toggle(name)}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
