import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Photo } from '~/components/merchant/photo'
import { useRequestPath } from '~/components/merchant/request_path'
import type { RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  row: RequestRow
  subtitle: string | null
  selected: boolean
  /** `range`: from the last selected row to this one. */
  onSelect: ((range: boolean) => void) | null
  children: ReactNode
}

/**
 * The box selects the request. A click elsewhere opens it, unless text is being selected. The
 * elements are plain, because a page has fifty rows and the library's take three times as long.
 */
export function ListRow({ row, subtitle, selected, onSelect, children }: Props) {
  const t = useTranslations('merchant.list')
  const path = useRequestPath()(row)
  const name = `${row.name} ${row.lastName}`

  const open = (event: MouseEvent<HTMLElement>) => {
    const control = (event.target as HTMLElement).closest('a, button, input, label, [data-select]')
    if (control || window.getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(path, '_blank')
    else router.visit(path)
  }
  return (
    <tr
      data-row
      tabIndex={-1}
      data-selected={selected || undefined}
      className={classes.row}
      onClick={open}
    >
      {onSelect && (
        <td className={classes.narrow} data-select>
          <input
            type="checkbox"
            className={classes.box}
            aria-label={t('select', { name })}
            checked={selected}
            onChange={({ nativeEvent }) =>
              onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      <td>
        <span className={classes.person}>
          <Photo file={row.thumb} width={26} />
          <span className={classes.names}>
            <Link href={path} className={classes.name} title={name}>
              {name}
            </Link>
            {subtitle && (
              <span className={classes.subtitle} title={subtitle}>
                {subtitle}
              </span>
            )}
          </span>
        </span>
      </td>
      {children}
    </tr>
  )
}
