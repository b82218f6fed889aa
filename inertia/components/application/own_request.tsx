import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBusy } from '~/components/use_busy'

type Props = { token: string; reference: string; canWithdraw: boolean }

export function OwnRequest({ token, reference, canWithdraw }: Props) {
  const t = useTranslations('ui.status')
  return (
    <section className="card form-notice">
      <h2 className="card-title">{t('yours')}</h2>
      <div className="stack">
        <div>
          <p className="own-hint">{t('dataHint')}</p>
          <Button
            component="a"
            href={urlFor('status.data', { token })}
            download={`${reference}.json`}
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {t('data')}
          </Button>
        </div>
        {canWithdraw && <Withdrawal token={token} reference={reference} />}
      </div>
    </section>
  )
}

function Withdrawal({ token, reference }: Omit<Props, 'canWithdraw'>) {
  const t = useTranslations('ui.status')
  const [asking, setAsking] = useState(false)
  const [busy, whileBusy] = useBusy()
  const question = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])

  const keep = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  const withdraw = () => router.delete(urlFor('status.destroy', { token }), whileBusy)

  if (!asking) {
    return (
      <div>
        <p className="own-hint">{t('withdrawHint')}</p>
        <Button ref={opener} variant="default" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      </div>
    )
  }
  return (
    <div
      ref={question}
      className="notice notice-bad"
      role="group"
      tabIndex={-1}
      aria-labelledby="withdraw-title"
      aria-describedby="withdraw-consequence"
    >
      <div>
        <p id="withdraw-title">
          <strong>{t('sure', { reference })}</strong>
        </p>
        <p id="withdraw-consequence">{t('consequence')}</p>
        <div className="actions">
          <Button color="red" loading={busy} onClick={withdraw}>
            {t('withdrawNow')}
          </Button>
          <Button variant="default" disabled={busy} onClick={keep}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </div>
  )
}
