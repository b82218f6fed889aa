import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'

export type Change = Data.BulkChange

export function useChangeWords() {
  const t = useTranslations('merchant.changes')
  return ({ decision, set, kind, list }: Change) => {
    if (kind === 'out') return t('kinds.out')
    const values = set.map(({ label, value }) => `${label}: ${value ?? t('nothing')}`).join(', ')
    const what = decision ? t(decision) : values || t(`kinds.${kind}`)
    return list ? `${what} · ${list}` : what
  }
}
