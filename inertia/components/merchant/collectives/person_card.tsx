import type { Person } from '~/components/merchant/collectives/types'
import classes from '~/components/merchant/scan/holder_card.module.css'
import { Holder } from '~/components/merchant/station/holder'

export function PersonCard({ person }: { person: Person }) {
  const { fullName, photo, company, categoryLabel, serial } = person
  return (
    <div className={classes.holder}>
      <Holder
        name={fullName}
        photo={photo}
        company={company}
        category={categoryLabel}
        reference={serial}
      />
    </div>
  )
}
