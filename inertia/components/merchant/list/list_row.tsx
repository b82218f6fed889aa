import { Checkbox, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Portrait } from '~/components/merchant/portrait'
import { useRequestPath } from '~/components/merchant/request_path'
import type { RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  row: RequestRow
  /** Whom the person comes for. */
  subtitle: string | null
  chosen: boolean
  onChoose: ((range: boolean) => void) | null
  children: ReactNode
}

/** A request as a row: chosen by its box, opened by a click anywhere else, unless text was being marked. */
export function ListRow({ row, subtitle, chosen, onChoose, children }: Props) {
  const t = useTranslations('merchant.list')
  const path = useRequestPath()(row)
  const name = `${row.name} ${row.lastName}`

  const open = (event: MouseEvent<HTMLElement>) => {
    const control = (event.target as HTMLElement).closest('a, button, input, label, [data-choose]')
    if (control || window.getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(path, '_blank')
    else router.visit(path)
  }
  return (
    <Table.Tr
      data-row
      tabIndex={-1}
      data-chosen={chosen || undefined}
      className={classes.row}
      onClick={open}
    >
      {onChoose && (
        <Table.Td className={classes.narrow} data-choose>
          <Checkbox
            size="xs"
            aria-label={t('select', { name })}
            checked={chosen}
            onChange={(event) => onChoose((event.nativeEvent as unknown as PointerEvent).shiftKey)}
          />
        </Table.Td>
      )}
      <Table.Td>
        <span className={classes.person}>
          <Portrait file={row.thumb} width={26} />
          <span className={classes.names}>
            <Link href={path} className={classes.name} title={name}>
              {name}
            </Link>
            {subtitle && (
              <Text span size="xs" c="dimmed" truncate lh={1.25}>
                {subtitle}
              </Text>
            )}
          </span>
        </span>
      </Table.Td>
      {children}
    </Table.Tr>
  )
}
