const ASKED = 'office:confirm'

type Next = () => void

/** Lets the frame of the office ask the user to confirm that it is them, and goes on afterwards. */
export function confirmThen(next: Next) {
  document.dispatchEvent(new CustomEvent<Next>(ASKED, { detail: next }))
}

/** @returns a function that stops listening */
export function onConfirmThen(listener: (next: Next) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<Next>).detail)
  document.addEventListener(ASKED, hear)
  return () => document.removeEventListener(ASKED, hear)
}
