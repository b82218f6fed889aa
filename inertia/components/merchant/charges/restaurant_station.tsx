import { useTranslations } from 'use-intl'
import { toneOf } from '~/components/merchant/charges/charge_answer'
import { Counter } from '~/components/merchant/charges/counter'
import classes from '~/components/merchant/charges/counter.module.css'
import { RestaurantLine } from '~/components/merchant/charges/restaurant_line'
import type { Customer, PortionType, ServingRestaurant } from '~/components/merchant/charges/types'
import { useCounter } from '~/components/merchant/charges/use_counter'
import { usePortion } from '~/components/merchant/euros'
import { homeOf } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'
import { Camera } from '~/components/merchant/station/camera'
import { Connection } from '~/components/merchant/station/connection'
import { Recent, type RecentItem } from '~/components/merchant/station/recent'
import { Station } from '~/components/merchant/station/station'
import { WedgeInput } from '~/components/merchant/station/wedge_input'

type Props = {
  restaurants: ServingRestaurant[]
  restaurant: ServingRestaurant
  customer: Customer | null
  type: PortionType | null
}

export function RestaurantStation({ restaurants, restaurant: initial, customer, type }: Props) {
  const t = useTranslations('restaurants.station')
  const portion = usePortion()
  const { user } = useOffice()
  const counter = useCounter({ restaurant: initial, customer, type, user: user!.id })
  const { restaurant, reading, late, waiting, lost, recent } = counter
  const inWords = (charge: (typeof recent.charges)[number]) =>
    t(`lines.${charge.state}`, {
      name: charge.name,
      portion: portion(charge.type, charge.amount),
      message: charge.message ?? '',
    })
  const items: RecentItem[] = [
    ...recent.refusals,
    ...recent.charges.map((charge) => ({
      key: charge.nonce,
      tone: toneOf(charge),
      text: inWords(charge),
      at: charge.at,
    })),
  ].toSorted((a, b) => Number(new Date(b.at)) - Number(new Date(a.at)))

  return (
    <Station
      title={restaurant.name}
      back={homeOf(user)}
      status={
        <Connection
          lost={lost || reading.state === 'waiting'}
          note={waiting > 0 ? t('waiting', { count: waiting }) : null}
        />
      }
      aside={<Recent items={items} />}
    >
      {reading.state !== 'there' && (
        <RestaurantLine restaurant={restaurant} several={restaurants.length > 1} />
      )}
      {late && (
        <div role="alert" className={classes.late} data-tone={toneOf(late)}>
          {inWords(late)}
        </div>
      )}
      <Counter counter={counter} />
      <WedgeInput
        label={t('label')}
        submitLabel={t('read')}
        onScan={counter.enter}
        onType={counter.type}
        field={counter.field}
      />
      <Camera onScan={counter.readCard} />
    </Station>
  )
}
