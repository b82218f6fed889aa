import { type RefObject, useEffect } from 'react'

const isField = (element: Element | null) =>
  element?.matches('input, select, textarea, [contenteditable], [role=dialog] *')

/**
 * Keeps the focus where a reader writes: takes it at first, gets it back when nothing else has it,
 * and catches what is typed while a button has it. Who goes elsewhere with Tab is let go.
 */
export function useHeldFocus(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = () => input.current?.focus({ preventScroll: true })
    const regain = () => {
      // Asked later: the focus is on its way from one element to the next.
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
