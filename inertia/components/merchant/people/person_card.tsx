import { Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Photo } from '~/components/merchant/photo'
import type { Shown } from '~/components/merchant/people/types'
import { formatDay } from '#shared/days'

export function PersonCard({ person }: { person: Shown }) {
  const t = useTranslations('people.show')
  const facts = [
    [t('otherNames'), person.otherNames.join(', ')],
    [t('born'), person.birthDate && formatDay(person.birthDate)],
    [t('documents'), person.documents.join(', ')],
    [t('emails'), person.emails.join(', ')],
  ].filter(([, text]) => text)
  return (
    <Paper withBorder p="md">
      <Group align="flex-start" wrap="nowrap">
        <Photo file={person.thumb} width={84} alt={t('photo', { name: person.name })} />
        <Stack gap={6} miw={0}>
          {facts.map(([label, text]) => (
            <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
              <Text span c="dimmed" inherit>
                {label}:{' '}
              </Text>
              {text}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {t(person.identified ? 'identified' : 'unidentified')}
          </Text>
        </Stack>
      </Group>
    </Paper>
  )
}
