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
  chosen: boolean
  onChoose: ((range: boolean) => void) | null
  children: ReactNode
}

/**
 * The box selects the request. A click elsewhere opens it, unless text is being selected. The
 * elements are plain, because a page has fifty rows and the library's take three times as long.
 */
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
    <tr
      data-row
      tabIndex={-1}
      data-chosen={chosen || undefined}
      className={classes.row}
      onClick={open}
    >
      {onChoose && (
        <td className={classes.narrow} data-choose>
          <input
            type="checkbox"
            className={classes.box}
            aria-label={t('select', { name })}
            checked={chosen}
            onChange={({ nativeEvent }) =>
              onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
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
