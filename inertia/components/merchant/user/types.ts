import type { Data } from '@generated/data'
import type { Option } from '~/components/merchant/types'

/** Without form types there is no limit. */
export type Account = Data.User.Variants['forEdit']

export type AccountOptions = { roles: Option[]; formTypes: Option[]; restaurants: Option[] }
