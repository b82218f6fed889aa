import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConsentList } from '~/components/merchant/show/consent_list'
import classes from '~/components/merchant/show/show.module.css'
import type { ConsentLine } from '#props/consent'

export function Consents({ consents }: { consents: ConsentLine[] }) {
  const t = useTranslations('merchant.show.consents')
  return (
    <Paper
      withBorder
      component="section"
      className={classes.section}
      aria-labelledby="consents-title"
    >
      <Title order={2} size="sm" fw={600} id="consents-title" mb="xs">
        {t('title')}
      </Title>
      <ConsentList consents={consents} />
    </Paper>
  )
}
