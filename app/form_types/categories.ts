import { keysOf } from '#shared/keys'

export const categories = {
  player_team: { color: '#2E7D32', textColor: '#FFFFFF' },
  guest: { color: '#8BC34A', textColor: '#000000' },
  official: { color: '#1A237E', textColor: '#FFFFFF' },
  ballboy: { color: '#EF6C00', textColor: '#000000' },
  press: { color: '#1565C0', textColor: '#FFFFFF' },
  photo: { color: '#00838F', textColor: '#FFFFFF' },
  tv_rh: { color: '#6A1B9A', textColor: '#FFFFFF' },
  tv_nrh: { color: '#AD1457', textColor: '#FFFFFF' },
  volunteer: { color: '#F9A825', textColor: '#000000' },
  staff: { color: '#424242', textColor: '#FFFFFF' },
  supplier: { color: '#6D4C41', textColor: '#FFFFFF' },
  vip: { color: '#B8860B', textColor: '#000000' },
  security: { color: '#C62828', textColor: '#FFFFFF' },
  medical: { color: '#FFFFFF', textColor: '#000000', outline: '#C62828' },
} satisfies Record<string, { color: string; textColor: string; outline?: string }>

export type Category = keyof typeof categories

export const categoryKeys = keysOf(categories)

/** Codes of the zones in the order the card shows them. */
export const zoneCodes = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export const defaultZones: Record<Category, string> = {
  player_team: '039',
  guest: '03',
  official: '017',
  ballboy: '018',
  press: '04',
  photo: '04',
  tv_rh: '045',
  tv_nrh: '04',
  volunteer: '08',
  staff: '078',
  supplier: '08',
  vip: '06',
  security: '0123456789',
  medical: '0123456789',
}
