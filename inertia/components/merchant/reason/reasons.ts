import { usePage } from '@inertiajs/react'
import type { Reason } from '~/components/merchant/types'

export type ReasonKind = Reason['kind']

export const reasonKinds: ReasonKind[] = ['changes', 'rejected']

/** The ready-made reasons of a kind that the page brought. */
export function useReasons(kind: ReasonKind): Reason[] {
  const { reasons = [] } = usePage().props as { reasons?: Reason[] }
  return reasons.filter((reason) => reason.kind === kind)
}

/** A message with some more words at its end. */
export const withWords = (message: string, words: string) =>
  [message.trim(), words].filter(Boolean).join('\n\n')

/** A message without some words, where nobody has changed them. */
export const withoutWords = (message: string, words: string) =>
  message
    .replace(words, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
