const HEX = /^#[0-9a-f]{6}$/i
const NEUTRAL = '#334155'

/** A colour as `#rrggbb`; a neutral grey if the setting is wrong, so that the cards can be printed. */
export function safeColor(color: string | undefined, otherwise = NEUTRAL): string {
  return color && HEX.test(color) ? color.toLowerCase() : otherwise
}

/** Black or white, whichever has more contrast (WCAG 2 relative luminance). */
export function readableOn(color: string): string {
  return luminance(color) > 0.179 ? '#111827' : '#ffffff'
}

/** Contrast to white, 1 to 21 (WCAG 2). */
export const contrastToWhite = (color: string) => 1.05 / (luminance(color) + 0.05)

/** `color` mixed with `share` (0 to 1) of another. */
export function mix(color: string, other: string, share: number): string {
  const channels = rgb(other).map((c, i) => Math.round(c * share + rgb(color)[i] * (1 - share)))
  return '#' + channels.map((c) => c.toString(16).padStart(2, '0')).join('')
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((channel) => {
    const c = channel / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
