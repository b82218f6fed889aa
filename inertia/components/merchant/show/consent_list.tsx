import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'
import classes from '~/components/merchant/show/show.module.css'
import type { ConsentLine } from '#props/consent'

type Props = {
  consents: ConsentLine[]
  /** With several requests, each line names its request. */
  several?: boolean
}

export function ConsentList({ consents, several = false }: Props) {
  const t = useTranslations('merchant.show.consents')
  const exact = useExactTime()
  return (
    <ul className={classes.related}>
      {consents.map(({ id, reference, label, at, locale, withdrawn }, index) => (
        <li key={index}>
          {id === null ? (
            <Text span size="sm">
              {label}
            </Text>
          ) : (
            <Anchor
              component={Link}
              href={urlFor('merchant.consents.show', { id })}
              size="sm"
              underline="always"
            >
              {label}
            </Anchor>
          )}
          <Text size="xs" c="dimmed">
            {several && `${reference} · `}
            {locale ? t('accepted', { at: exact(at), locale }) : t('notKept', { at: exact(at) })}
            {withdrawn && ` ${t('withdrawn')}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}
