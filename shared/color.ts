import type { Sport } from '#shared/choices'

/** The accent colour of an edition that chose none. */
export const usualAccents: Record<Sport, string> = { tennis: '#0f766e', golf: '#1d4ed8' }

/** WCAG AA, for white text on a colour. */
export const LEAST_CONTRAST = 4.5

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast to white, 1 to 21 (WCAG 2). */
export const contrastToWhite = (color: string) => 1.05 / (luminance(color) + 0.05)

/** `color` mixed with `share` (0 to 1) of another. */
export function mix(color: string, other: string, share: number): string {
  const to = channelsOf(other)
  const mixed = channelsOf(color).map((from, at) => Math.round(from + (to[at] - from) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
