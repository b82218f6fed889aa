import { Kbd } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/list/list.module.css'

export function KeyboardHints({ selectable }: { selectable: boolean }) {
  const t = useTranslations('merchant.list')
  const kbd = (key: ReactNode) => <Kbd size="xs">{key}</Kbd>
  return (
    <p className={classes.keys}>
      {t.rich('keys', { kbd })}
      {selectable && t.rich('selectionKeys', { kbd })}
    </p>
  )
}
