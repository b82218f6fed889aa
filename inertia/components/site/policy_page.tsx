import { Head } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { Prose } from '~/components/prose'
import type { Block } from '#shared/prose'

export type PolicyProps = { blocks: Block[]; version: string }

type Props = PolicyProps & { policy: 'privacy' | 'accreditation' }

export function PolicyPage({ policy, blocks, version }: Props) {
  const t = useTranslations('ui.policies')
  return (
    <article className="prose">
      <Head title={t(policy)} />
      <h1 className="page-title">{t(policy)}</h1>
      <Prose blocks={blocks} lead />
      <p className="dimmed">{t('version', { version })}</p>
    </article>
  )
}
