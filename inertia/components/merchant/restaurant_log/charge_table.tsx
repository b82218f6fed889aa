import { Anchor, Badge, Group, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTimeZone, useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import { useRequestPath } from '~/components/merchant/request_path'
import { usePortion } from '~/components/merchant/euros'
import { useOffice } from '~/components/merchant/shell/use_office'
import type { Charge } from '~/components/merchant/restaurant_log/types'
import { FramedTable } from '~/components/merchant/stacked_table'
import classes from '~/components/merchant/restaurant_log/restaurant_log.module.css'
import { wordsOf } from '~/words'

export function ChargeTable({ charges, showDay }: { charges: Charge[]; showDay: boolean }) {
  const t = useTranslations('restaurants.log')
  const heads = ['when', 'client', 'paid', 'restaurant', 'meal', 'user'] as const
  return (
    <FramedTable heads={heads.map((head) => t(`columns.${head}`))} caption={t('title')}>
      {charges.map((charge) => (
        <ChargeRow key={charge.id} charge={charge} showDay={showDay} />
      ))}
    </FramedTable>
  )
}

function ChargeRow({ charge, showDay }: { charge: Charge; showDay: boolean }) {
  const t = useTranslations('restaurants.log')
  const portion = usePortion()
  const clock = useClock()
  const { day, type, amount, restaurant, meal, user, date, undone } = charge
  return (
    <Table.Tr className={undone ? `${classes.charge} ${classes.undone}` : classes.charge}>
      <Table.Td className={classes.number}>
        <time dateTime={date}>
          {showDay && `${formatDay(day)} · `}
          {clock(date)}
        </time>
      </Table.Td>
      <Table.Td>
        <Client charge={charge} />
      </Table.Td>
      <Table.Td>
        <Group gap={8}>
          <span className={`${classes.number} ${classes.paid}`}>{portion(type, amount)}</span>
          {undone && (
            <Badge size="sm" variant="default">
              {t('undone')}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{restaurant}</Table.Td>
      <Table.Td>{meal && wordsOf(t, `meals.${meal}`)}</Table.Td>
      <Table.Td c="dimmed">{user}</Table.Td>
    </Table.Tr>
  )
}

function useClock() {
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
  return (iso: string) => format.format(new Date(iso))
}

function Client({ charge: { client, form, withheld } }: { charge: Charge }) {
  const t = useTranslations('restaurants.log')
  const pathOf = useRequestPath()
  const { may } = useOffice()
  if (!client || !form)
    return (
      <Text size="sm" c="dimmed">
        {t(withheld ? 'withheld' : 'nobody')}
      </Text>
    )
  return (
    <>
      {may('enterOffice') ? (
        <Anchor component={Link} href={pathOf(form)} size="sm" fw={600}>
          {form.name}
        </Anchor>
      ) : (
        <Text size="sm">{form.name}</Text>
      )}
      <Text size="xs" c="dimmed">
        {form.reference}
      </Text>
    </>
  )
}
