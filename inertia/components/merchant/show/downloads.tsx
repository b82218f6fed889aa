import { Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Downloads } from '#http/files/downloads'
import { useExactTime } from '~/components/merchant/moment'
import classes from '~/components/merchant/show/show.module.css'

const names = ['manual', 'authorization', 'commitment'] as const

export type { Downloads }

export function DownloadsRead({ documents }: { documents: Downloads }) {
  const t = useTranslations()
  const exact = useExactTime()
  const read = names.flatMap((name) => {
    const seen = documents[name]
    return seen ? [{ name, ...seen }] : []
  })
  return (
    <Paper
      withBorder
      component="section"
      className={classes.section}
      aria-labelledby="downloads-title"
    >
      <Title order={2} size="sm" fw={600} id="downloads-title" mb="xs">
        {t('merchant.show.documents.title')}
      </Title>
      <ul className={classes.related}>
        {read.map(({ name, version, locale, at }) => (
          <li key={name}>
            <Text span size="sm">
              {t(`ui.downloads.${name}`)}
            </Text>
            <Text size="xs" c="dimmed">
              {t('merchant.show.documents.opened', { at: exact(at), version, locale })}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
