import { idOf } from '~/fields/paths'

/** The control of a question; for a path inside an answer, the first control of its question. */
function controlOf(path: string): HTMLElement | null {
  const keys = path.split('.')
  const element = keys
    .map((_, i) => document.getElementById(idOf(keys.slice(0, keys.length - i).join('.'))))
    .find(Boolean)
  return element?.querySelector<HTMLElement>('input, select, textarea') ?? element ?? null
}

export function focusQuestion(path: string) {
  const control = controlOf(path)
  if (!control) return
  const card = control.closest<HTMLElement>('[data-field]') ?? control
  card.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

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
