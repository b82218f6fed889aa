import { Code, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** What the texts can name, and what stands there then. */
export function PlaceholderList({ placeholders }: { placeholders: string[] }) {
  const t = useTranslations('config.mailTexts')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="placeholders-title">
      <Title order={2} size="h5" id="placeholders-title">
        {t('placeholders')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('placeholdersText')}
      </Text>
      <ul>
        {placeholders.map((name) => (
          <li key={name}>
            <Code>{`{${name}}`}</Code>{' '}
            <Text span size="sm">
              {t(`placeholder.${name}` as 'placeholder.name')}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
