import { useTranslations } from 'use-intl'
import type { Zone } from '~/components/merchant/scan/types'
import classes from '~/components/merchant/scan/zone_tiles.module.css'

/** The zone is chosen once. The device remembers it. */
export function ZoneTiles({ zones, onChoose }: { zones: Zone[]; onChoose(zone: Zone): void }) {
  const t = useTranslations('cards.scan')
  if (zones.length === 0) return <p className={classes.none}>{t('noEdition')}</p>
  return [...Map.groupBy(zones, ({ tournament }) => tournament)].map(([tournament, zonesThere]) => (
    <section key={tournament}>
      <h2 className={classes.title}>{tournament}</h2>
      <div className={classes.tiles}>
        {zonesThere.map((zone) => (
          <button
            key={`${zone.sport} ${zone.value}`}
            type="button"
            className={classes.tile}
            onClick={() => onChoose(zone)}
          >
            <span className={classes.code} style={{ backgroundColor: zone.color }}>
              {zone.value}
            </span>
            {zone.label}
          </button>
        ))}
      </div>
    </section>
  ))
}
