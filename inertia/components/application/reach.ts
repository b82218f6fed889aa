/** The first control of a question that can take the focus. */
function controlOf(name: string): HTMLElement | null {
  const root = name.split('.')[0]
  const byName = document.querySelector<HTMLElement>(
    `[name="${CSS.escape(root)}"]:not([type="hidden"])`
  )
  return byName ?? document.getElementById(root)
}

/** Moves the focus, and the page, to a question. */
export function reach(name: string) {
  const control = controlOf(name)
  if (!control) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const card = control.closest<HTMLElement>('[data-field]') ?? control
  card.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  control.focus({ preventScroll: true })
}

/** Questions in the order in which a reader meets them on the page. */
export function inPageOrder(names: string[]): string[] {
  const position = (name: string) => {
    const control = controlOf(name)
    return control ? control.getBoundingClientRect().top + window.scrollY : Number.POSITIVE_INFINITY
  }
  return names
    .map((name) => [name, position(name)] as const)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name]) => name)
}
