import { Head } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'

type Props = PropsWithChildren<{ policy: 'privacy' | 'accreditation'; version: string }>

export function PolicyPage({ policy, version, children }: Props) {
  const t = useTranslations('ui.policies')
  return (
    <article className="prose">
      <Head title={t(policy)} />
      <h1 className="page-title">{t(policy)}</h1>
      {children}
      <p className="dimmed">{t('version', { version })}</p>
    </article>
  )
}
