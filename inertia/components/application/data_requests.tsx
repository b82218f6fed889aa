import { useForm } from '@inertiajs/react'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { dataRequestKinds, type DataRequestKind } from '#shared/data_requests'
import { formatDay } from '#shared/days'
import { oneOf } from '#shared/keys'

export type SentDataRequest = { kind: DataRequestKind; at: string; answered: boolean }

type Props = {
  token: string
  rights: SentDataRequest[]
  restrictedOn: string | null
}

export function DataRequests({ token, rights, restrictedOn }: Props) {
  const t = useTranslations('ui.status.rights')
  const form = useForm<{ kind: DataRequestKind; reason: string }>({ kind: 'access', reason: '' })
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    form.post(urlFor('status.rights', { token }), {
      preserveScroll: true,
      onSuccess: () => form.reset('reason'),
    })
  }
  return (
    <section className="card form-notice">
      <h2 className="card-title">{t('title')}</h2>
      <p className="own-hint">{t('hint')}</p>
      {restrictedOn && <p>{t('restricted', { day: formatDay(restrictedOn) })}</p>}
      {rights.length > 0 && (
        <ul>
          {rights.map(({ kind, at, answered }, index) => (
            <li key={index}>
              {t(answered ? 'done' : 'asked', { kind: t(`kinds.${kind}`), day: formatDay(at) })}
            </li>
          ))}
        </ul>
      )}
      <form className="stack" onSubmit={send}>
        <NativeSelect
          name="kind"
          size="md"
          label={t('kind')}
          description={form.data.kind === 'erasure' ? t('erasureHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={form.data.kind}
          error={form.errors.kind}
          onChange={(event) =>
            form.setData('kind', oneOf(dataRequestKinds, event.currentTarget.value)!)
          }
          data={dataRequestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Textarea
          name="reason"
          size="md"
          label={t('reason')}
          rows={3}
          maxLength={2000}
          value={form.data.reason}
          error={form.errors.reason}
          onChange={(event) => form.setData('reason', event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="default" loading={form.processing}>
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
