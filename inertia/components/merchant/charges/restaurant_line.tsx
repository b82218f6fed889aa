import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconClock, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/charges/restaurant_line.module.css'
import type { ServingRestaurant } from '~/components/merchant/charges/types'

export function Serving({ restaurant }: { restaurant: ServingRestaurant }) {
  const t = useTranslations('restaurants.station')
  const { open, meal, opensAt } = restaurant
  const Drawing = open ? IconToolsKitchen2 : IconClock
  const openText = meal ? t('openFor', { meal: t(`meals.${meal}`) }) : t('open')
  const closedText = opensAt ? t('closedUntil', { time: opensAt }) : t('closed')
  return (
    <span className={classes.serving} data-open={open || undefined}>
      <Drawing size={20} stroke={2} aria-hidden />
      {open ? openText : closedText}
    </span>
  )
}

type LineProps = { restaurant: ServingRestaurant; several: boolean }

export function RestaurantLine({ restaurant, several }: LineProps) {
  const t = useTranslations('restaurants.station')
  return (
    <div className={classes.line}>
      <Serving restaurant={restaurant} />
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

export function RestaurantTiles({ restaurants }: { restaurants: ServingRestaurant[] }) {
  const t = useTranslations('restaurants.station')
  if (restaurants.length === 0) return <p className={classes.none}>{t('none')}</p>
  return (
    <>
      <p className={classes.none}>{t('choose')}</p>
      <div className={classes.tiles}>
        {restaurants.map((restaurant) => (
          <Link
            key={restaurant.id}
            className={classes.tile}
            href={urlFor(
              'merchant.restaurant_scans.create',
              {},
              { qs: { restaurant: restaurant.id } }
            )}
          >
            <strong>{restaurant.name}</strong>
            <Serving restaurant={restaurant} />
          </Link>
        ))}
      </div>
    </>
  )
}
