import type { Data } from '@generated/data'
import type { Option } from '~/components/merchant/types'

export type Account = Data.User.Variants['forEdit']

export type AccountOptions = { roles: Option[]; formTypes: Option[]; restaurants: Option[] }
