import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Zone } from '~/components/merchant/scan/types'
import classes from '~/components/merchant/scan/zone_line.module.css'

export function ZoneLine({ zone, onChange }: { zone: Zone; onChange(): void }) {
  const t = useTranslations('cards.scan')
  return (
    <div className={classes.line}>
      <span className={classes.code} style={{ backgroundColor: zone.color }}>
        {zone.value}
      </span>
      <span className={classes.words}>
        <strong>{zone.label}</strong>
        <span className={classes.tournament}>{zone.tournament}</span>
      </span>
      <Button variant="default" onClick={onChange}>
        {t('changeZone')}
      </Button>
    </div>
  )
}
