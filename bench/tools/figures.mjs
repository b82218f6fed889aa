/** Times in milliseconds as people compare them. */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
  return { p50: at(0.5), p95: at(0.95) }
}

export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const seconds = (value) => `${value.toFixed(2)} s`
export const kilobytes = (value) => `${Math.round(value)} kB`
export const megabytes = (value) => `${Math.round(value)} MB`
export const perSecond = (value) => `${Math.round(value)}/s`
export const count = (value) => value.toLocaleString('en-GB')
export const times = (value) => `${value.toFixed(value < 10 ? 2 : 0)} x`
