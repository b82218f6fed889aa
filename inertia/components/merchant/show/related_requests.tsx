import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Related } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

export function RelatedRequests({ requests }: { requests: Related[] }) {
  return (
    <ul className={classes.related}>
      {requests.map((request) => (
        <li key={request.id} className={classes.row}>
          <span>
            <RelatedLink person={request} />
          </span>
          <StateBadge state={request.state} withdrawn={request.withdrawn} />
        </li>
      ))}
    </ul>
  )
}
