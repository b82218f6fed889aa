import { CategoryWord } from '~/components/merchant/category_word'
import { ListCard } from '~/components/merchant/list/list_card'
import type { Selection } from '~/components/merchant/list/use_selection'
import { StateBadge } from '~/components/merchant/state_badge'
import { CardBadges } from '~/components/merchant/systems/card_badges'
import type { SystemOptions, SystemRow } from '~/components/merchant/systems/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { rows: SystemRow[]; options: SystemOptions; selection: Selection | null }

export function SystemCards({ rows, options, selection }: Props) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <ListCard
          key={row.id}
          row={row}
          subtitle={[row.company, row.title].filter(Boolean).join(' · ')}
          selection={selection}
        >
          <StateBadge state={row.state} withdrawn={row.withdrawn} reserved={row.reserved} />
          <CategoryWord
            option={options.categories.find(({ value }) => value === row.category)}
            color={row.color}
          />
          <CardBadges row={row} />
        </ListCard>
      ))}
    </ul>
  )
}
