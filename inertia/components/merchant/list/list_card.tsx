import { Checkbox, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Selection } from '~/components/merchant/list/use_selection'
import { Photo } from '~/components/merchant/photo'
import { useRequestPath } from '~/components/merchant/request_path'
import type { RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  row: RequestRow
  subtitle: string | null
  selection: Selection | null
  children: ReactNode
}

/** A request on a phone: the box selects it, the name opens it. */
export function ListCard({ row, subtitle, selection, children }: Props) {
  const t = useTranslations('merchant.list')
  const path = useRequestPath()(row)
  const name = `${row.name} ${row.lastName}`
  return (
    <li className={classes.card} data-selected={selection?.has(row.id) || undefined}>
      {selection && (
        <Checkbox
          aria-label={t('select', { name })}
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row)}
        />
      )}
      <Photo file={row.thumb} width={42} />
      <div className={classes.cardText}>
        <Link href={path} className={classes.cardName}>
          {name}
        </Link>
        {subtitle && (
          <Text size="xs" c="dimmed" truncate title={subtitle}>
            {subtitle}
          </Text>
        )}
        <Text size="xs" component="div" className={classes.cardLine}>
          {children}
        </Text>
      </div>
    </li>
  )
}
