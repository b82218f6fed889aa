import { useTranslations } from 'use-intl'

/** A change of many as the server tells it. */
export type Change = {
  id: number
  kind: 'state' | 'set' | 'mass' | 'reset' | 'rule' | 'out'
  formType: string | null
  state: 'queued' | 'running' | 'done' | 'failed' | 'undone'
  total: number
  done: number
  changed: number
  hold: boolean
  /** How many guest links it revoked. */
  links: number
  decision: 'approved' | 'rejected' | null
  /** Words for what was set: a field's label and its new value. */
  set: { label: string; value: string | null }[]
  /** Name of the form type, where it was one. */
  list: string | null
  user: string | null
  at: string
  undoneAt: string | null
}

/** What a change was, in a few words. */
export function useChangeWords() {
  const t = useTranslations('merchant.changes')
  return ({ decision, set, kind, list }: Change) => {
    if (kind === 'out') return t('kinds.out')
    const what = decision
      ? t(decision)
      : set.map(({ label, value }) => `${label}: ${value ?? t('nothing')}`).join(', ') ||
        t(`kinds.${kind}`)
    return list ? `${what} · ${list}` : what
  }
}
