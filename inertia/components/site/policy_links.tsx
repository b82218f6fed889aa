import type { PropsWithChildren, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** The links of a sentence that names both policies. */
export const policyLinks = {
  privacy: (words: ReactNode) => <PolicyLink href={urlFor('policies.privacy')}>{words}</PolicyLink>,
  accreditation: (words: ReactNode) => (
    <PolicyLink href={urlFor('policies.accreditation')}>{words}</PolicyLink>
  ),
}

/** Opens beside the form, whose answers stay. */
function PolicyLink({ href, children }: PropsWithChildren<{ href: string }>) {
  const t = useTranslations('ui.shell')
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  )
}
