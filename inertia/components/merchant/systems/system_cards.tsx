import { Checkbox, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { CategoryWord } from '~/components/merchant/category_word'
import type { Selection } from '~/components/merchant/list/use_selection'
import { Portrait } from '~/components/merchant/portrait'
import { useRequestPath } from '~/components/merchant/request_path'
import { StateBadge } from '~/components/merchant/state_badge'
import { CardBadges } from '~/components/merchant/systems/card_badges'
import type { SystemOptions, SystemRow } from '~/components/merchant/systems/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { rows: SystemRow[]; options: SystemOptions; selection: Selection | null }

/** The requests with their cards on a phone: one box each. */
export function SystemCards({ rows, options, selection }: Props) {
  const t = useTranslations('merchant.list')
  const pathOf = useRequestPath()
  return (
    <ul className={classes.cards}>
      {rows.map((row) => {
        const name = `${row.name} ${row.lastName}`
        return (
          <li
            key={row.id}
            className={classes.card}
            data-chosen={selection?.has(row.id) || undefined}
          >
            {selection && (
              <Checkbox
                aria-label={t('select', { name })}
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row)}
              />
            )}
            <Portrait file={row.thumb} width={42} />
            <div className={classes.cardText}>
              <Link href={pathOf(row)} className={classes.cardName}>
                {name}
              </Link>
              <Text size="xs" c="dimmed" truncate>
                {[row.company, row.title].filter(Boolean).join(' · ')}
              </Text>
              <Text size="xs" component="div" className={classes.cardLine}>
                <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
                <CategoryWord
                  option={options.categories.find(({ value }) => value === row.category)}
                  color={row.color}
                />
                <CardBadges row={row} />
              </Text>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
