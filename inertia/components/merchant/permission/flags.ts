import type { FlagValue } from '~/components/merchant/permission/types'

export const isOn = (value?: FlagValue) => Boolean(value) && String(value) !== '0'
