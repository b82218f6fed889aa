import { IconUserCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Somebody of last year, as much as the page may say of them. */
export type Former = { initials: string; maskedEmail: string; passport: string }

/** Tells people that they were recognised, and what they still have to answer. */
export function FormerFound({ former, onLeave }: { former: Former; onLeave(): void }) {
  const t = useTranslations('ui.returning')
  const { initials, maskedEmail, passport } = former
  const words = {
    who: initials,
    email: maskedEmail,
    strong: (who: ReactNode) => <strong>{who}</strong>,
  }
  return (
    <div className="notice notice-good form-notice" role="status">
      <IconUserCheck size={20} aria-hidden />
      <div>
        <p>{maskedEmail ? t.rich('foundAt', words) : t.rich('found', words)}</p>
        <p>{t('rest', { passport })}</p>
        <button type="button" className="text-button link" onClick={onLeave}>
          {t('other')}
        </button>
      </div>
    </div>
  )
}
