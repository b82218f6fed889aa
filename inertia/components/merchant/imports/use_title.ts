import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { pathsOf } from '~/components/merchant/imports/paths'
import type { ListSubject } from '~/components/merchant/imports/types'

export function useTitle(subject: ListSubject) {
  const t = useTranslations('imports')
  const { tour, form } = subject
  if (!form) {
    const title = t('tour', { tour: tour ?? '' })
    return { title, crumbs: [{ label: title, href: pathsOf(subject).index }] }
  }
  return {
    title: t('title', { form: form.title }),
    crumbs: [
      { label: form.title, href: urlFor('merchant.forms.index', { form: form.type }) },
      { label: t('lists'), href: pathsOf(subject).index },
    ],
  }
}
