import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/document/document.module.css'

type Props = { file: string; page: number; pages: number }

export function DocumentPage({ file, page, pages }: Props) {
  const t = useTranslations()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const address = urlFor('merchant.documents.page', {}, { qs: { file, page } })
  const name = t('merchant.document.page', { page, pages })
  return (
    <figure className={classes.page}>
      {state === 'failed' ? (
        <Alert color="orange">{t('merchant.document.failed')}</Alert>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          <img
            src={address}
            alt={`${name} ${t('ui.shell.newTab')}`}
            loading="lazy"
            className={classes.picture}
            data-loading={state === 'loading' || undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </a>
      )}
      {pages > 1 && (
        <Text component="figcaption" size="xs" c="dimmed">
          {name}
        </Text>
      )}
    </figure>
  )
}
