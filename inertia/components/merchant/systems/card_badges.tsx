import {
  IconAlertTriangle,
  IconHandGrab,
  IconNfcOff,
  IconPhotoOff,
  IconPrinter,
  IconPrinterOff,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { SystemRow } from '~/components/merchant/systems/types'
import classes from '~/components/merchant/systems/systems.module.css'

export function CardBadges({ row }: { row: SystemRow }) {
  const t = useTranslations('cards.systems')
  const live = row.cardSerial !== null
  return (
    <span className={classes.badges}>
      {live && !row.stale && (
        <StatusBadge
          tone={row.printed ? 'good' : 'wait'}
          icon={row.printed ? IconPrinter : IconPrinterOff}
        >
          {t(row.printed ? 'printed.yes' : 'printed.no')}
        </StatusBadge>
      )}
      {row.stale && (
        <StatusBadge tone="bad" icon={IconAlertTriangle}>
          {t('stale.yes')}
        </StatusBadge>
      )}
      {row.collected && (
        <StatusBadge tone="good" icon={IconHandGrab}>
          {t('collected.yes')}
        </StatusBadge>
      )}
      {live && !row.hasChip && (
        <StatusBadge tone="plain" icon={IconNfcOff}>
          {t('rfid.no')}
        </StatusBadge>
      )}
      {!row.image && (
        <StatusBadge tone="wait" icon={IconPhotoOff}>
          {t('photo.no')}
        </StatusBadge>
      )}
    </span>
  )
}
