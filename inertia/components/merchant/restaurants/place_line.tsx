import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconClock, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/restaurants/places.module.css'
import type { Place } from '~/components/merchant/restaurants/types'

export function Serving({ place }: { place: Place }) {
  const t = useTranslations('restaurants.station')
  const { open, meal, opensAt } = place
  const Drawing = open ? IconToolsKitchen2 : IconClock
  const now = meal ? t('openFor', { meal: t(`meals.${meal}`) }) : t('open')
  return (
    <span className={classes.serving} data-open={open || undefined}>
      <Drawing size={20} stroke={2} aria-hidden />
      {open ? now : opensAt ? t('closedUntil', { time: opensAt }) : t('closed')}
    </span>
  )
}

export function PlaceLine({ place, several }: { place: Place; several: boolean }) {
  const t = useTranslations('restaurants.station')
  return (
    <div className={classes.line}>
      <Serving place={place} />
      {several && (
        <Button
          component={Link}
          href={urlFor('merchant.restaurant_scans.create')}
          variant="default"
        >
          {t('change')}
        </Button>
      )}
    </div>
  )
}

export function PlaceTiles({ places }: { places: Place[] }) {
  const t = useTranslations('restaurants.station')
  if (places.length === 0) return <p className={classes.none}>{t('none')}</p>
  return (
    <>
      <p className={classes.none}>{t('choose')}</p>
      <div className={classes.tiles}>
        {places.map((place) => (
          <Link
            key={place.id}
            className={classes.tile}
            href={urlFor('merchant.restaurant_scans.create', {}, { qs: { restaurant: place.id } })}
          >
            <strong>{place.name}</strong>
            <Serving place={place} />
          </Link>
        ))}
      </div>
    </>
  )
}
