import { Checkbox, Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Selection } from '~/components/merchant/list/use_selection'
import classes from '~/components/merchant/list/list.module.css'

export function SelectPage({ selection }: { selection: Selection }) {
  const t = useTranslations('merchant.list')
  return (
    <Table.Th className={classes.narrow}>
      <Checkbox
        size="xs"
        aria-label={t('selectPage')}
        checked={selection.page === 'all'}
        indeterminate={selection.page === 'some'}
        onChange={selection.togglePage}
      />
    </Table.Th>
  )
}
