import { Button, Menu, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconChevronDown, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { filterBody, type ListControls } from '~/components/merchant/list/use_list_query'
import { useBusy } from '~/components/use_busy'

type Props = { type: string; list: ListControls; total: number; ids?: number[] }

export function ExportButton({ type, list, total, ids = [] }: Props) {
  const t = useTranslations('merchant.list')
  const [busy, whileBusy] = useBusy()
  const order = (columns: 'all' | 'view') =>
    router.post(
      urlFor('merchant.forms.export', { form: type }),
      {
        columns,
        ...(columns === 'view' && { fields: list.fields }),
        ...filterBody(list.current),
        ...(ids.length > 0 && { ids }),
      },
      {
        preserveState: true,
        preserveScroll: true,
        ...whileBusy,
      }
    )
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          loading={busy}
          disabled={total === 0}
        >
          {t('export', { chosen: ids.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('exportHint', { count: ids.length || total })}</Menu.Label>
        {(['all', 'view'] as const).map((columns) => (
          <Menu.Item key={columns} onClick={() => order(columns)}>
            {t(`exportColumns.${columns}.label`)}
            <Text size="xs" c="dimmed">
              {t(`exportColumns.${columns}.hint`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
