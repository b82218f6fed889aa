import { type RefObject, useEffect } from 'react'

const isField = (element: Element | null) =>
  element?.matches('input, select, textarea, [contenteditable], [role=dialog] *')

/** Keeps the focus where a reader types, and redirects keys there. Tab can still leave. */
export function useHeldFocus(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = () => input.current?.focus({ preventScroll: true })
    const regain = () => {
      // Deferred: during `focusout` no element has the focus yet.
      setTimeout(() => document.activeElement === document.body && focus())
    }
    const divert = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const writes = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (writes && !isField(document.activeElement)) focus()
    }
    focus()
    document.addEventListener('focusout', regain)
    document.addEventListener('keydown', divert, true)
    window.addEventListener('focus', regain)
    return () => {
      document.removeEventListener('focusout', regain)
      document.removeEventListener('keydown', divert, true)
      window.removeEventListener('focus', regain)
    }
  }, [input])
}
