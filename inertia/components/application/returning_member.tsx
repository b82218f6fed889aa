import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBusy } from '~/components/use_busy'

export type Returning = { initials: string; maskedEmail: string; passport: string }

const strong = (words: ReactNode) => <strong>{words}</strong>

const wholeForm = (words: ReactNode) => (
  <Link route="forms.player.create" className="link">
    {words}
  </Link>
)

/** Tells people that they were recognised, and sends the link that opens their form. */
export function ReturningMember({ returning, onLeave }: { returning: Returning; onLeave(): void }) {
  const t = useTranslations('ui.returning')
  const { initials, maskedEmail, passport } = returning
  const [sending, whileSending] = useBusy()
  const [sent, setSent] = useState(false)

  const send = () =>
    router.post(
      urlFor('returning.store'),
      { detail: { passportNumber: passport } },
      {
        preserveState: true,
        ...whileSending,
        onSuccess: ({ props }) => setSent(props.flash?.type === 'success'),
      }
    )

  return (
    <section className="card form-notice">
      <h2 className="card-title">
        {sent ? t('sent') : t.rich('found', { who: initials, strong })}
      </h2>
      <div className="stack" role="status">
        {sent && <p>{t.rich('open', { email: maskedEmail, strong })}</p>}
        {!sent && maskedEmail && <p>{t.rich('confirm', { email: maskedEmail, strong })}</p>}
        {maskedEmail && (
          <div className="actions">
            <Button onClick={send} loading={sending} variant={sent ? 'default' : 'filled'}>
              {t(sent ? 'again' : 'send')}
            </Button>
          </div>
        )}
        <p className="dimmed">
          {sent && `${t('late')} `}
          {t.rich(maskedEmail ? 'elsewhere' : 'noAddress', { link: wholeForm })}
        </p>
        <div>
          <button type="button" className="text-button link" onClick={onLeave}>
            {t('other')}
          </button>
        </div>
      </div>
    </section>
  )
}
