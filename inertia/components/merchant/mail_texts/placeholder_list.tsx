import { Code, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { wordsOf } from '~/words'

export function PlaceholderList({ placeholders }: { placeholders: string[] }) {
  const t = useTranslations('config.mailTexts')
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="placeholders-title">
      <Title order={2} size="h5" id="placeholders-title">
        {t('placeholders')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('placeholdersText')}
      </Text>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2 }}
        spacing="lg"
        verticalSpacing={4}
        m={0}
        pl="md"
      >
        {placeholders.map((name) => (
          <li key={name}>
            <Code>{`{${name}}`}</Code>{' '}
            <Text span size="sm">
              {wordsOf(t, `placeholder.${name}`)}
            </Text>
          </li>
        ))}
      </SimpleGrid>
    </Paper>
  )
}
