import { luminance } from '#shared/color'

const HEX = /^#[0-9a-f]{6}$/i
const NEUTRAL = '#334155'

export const INK = '#111827'
export const QUIET_INK = '#4b5563'

/** A colour as `#rrggbb`; a neutral grey if the setting is wrong, so that the cards can be printed. */
export function safeColor(color: string | undefined, otherwise = NEUTRAL): string {
  return color && HEX.test(color) ? color.toLowerCase() : otherwise
}

export const readableOn = (color: string) => (luminance(color) > 0.179 ? INK : '#ffffff')
