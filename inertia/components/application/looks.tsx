import { useTranslations } from 'use-intl'

export type Look = { what: string; who: string; at: string }

/** Who of the office opened the person's documents, by role. */
export function Looks({ looks }: { looks: Look[] }) {
  const t = useTranslations('ui.status')
  if (looks.length === 0) return null
  return (
    <section className="card form-notice">
      <h2 className="card-title">{t('looks')}</h2>
      <p className="own-hint">{t('looksHint')}</p>
      <ul>
        {looks.map(({ what, who, at }, index) => (
          <li key={index}>
            {at} · {what} · {who}
          </li>
        ))}
      </ul>
    </section>
  )
}
