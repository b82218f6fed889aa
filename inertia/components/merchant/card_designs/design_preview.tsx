import { Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type CardFormat, CardFormatChoice } from '~/components/merchant/card_format_choice'
import classes from '~/components/merchant/card_preview.module.css'

type Props = {
  tournament: number
  category: string
  name: string
  /** Changes with the stored design, so that the card is drawn again. */
  revision: string
}

export function DesignPreview({ tournament, category, name, revision }: Props) {
  const t = useTranslations('config.cardDesign')
  const [format, setFormat] = useState<CardFormat>({ layout: 'lanyard', sheet: 'single' })
  const qs = { ...format, ...(category && { category }), revision }
  const file = urlFor('merchant.card_designs.preview', { id: tournament }, { qs })
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="preview-title">
      <Stack gap="xs">
        <Title order={2} size="sm" fw={600} id="preview-title">
          {t('preview')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('previewText')}
        </Text>
        <CardFormatChoice format={format} onChange={setFormat} />
        <iframe
          key={file}
          src={`${file}#navpanes=0&view=Fit`}
          title={t('previewFrame', { category: name })}
          className={classes.frame}
        />
      </Stack>
    </Paper>
  )
}
