import { usePage } from '@inertiajs/react'
import type { ReadyReason } from '~/components/merchant/types'
import type { ReasonKind } from '#shared/choices'

export function useReasons(kind: ReasonKind): ReadyReason[] {
  const { reasons = [] } = usePage<{ reasons?: ReadyReason[] }>().props
  return reasons.filter((reason) => reason.kind === kind)
}

export const withWords = (message: string, words: string) =>
  [message.trim(), words].filter(Boolean).join('\n\n')

/** Removes words from a message, if nobody has edited them. */
export const withoutWords = (message: string, words: string) =>
  message
    .replace(words, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
