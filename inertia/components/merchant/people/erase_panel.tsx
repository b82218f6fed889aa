import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { ErasedLists } from '~/components/merchant/people/erased_lists'
import type { Preview, Shown } from '~/components/merchant/people/types'

export function ErasePanel({ person, preview }: { person: Shown; preview: Preview }) {
  const t = useTranslations('people.erase')
  const [asking, setAsking] = useState(false)
  const { forms, liveCards, openCards, imports, mentions } = preview
  const warnings = [
    liveCards > 0 && t('liveCards', { count: liveCards }),
    openCards > 0 && t('openCards', { count: openCards }),
    imports > 0 && t('imports', { count: imports }),
    mentions > 0 && t('mentions', { count: mentions }),
    t('partNames'),
    t('backups'),
  ].filter((text) => text !== false)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="erase-title">
      <Stack>
        <div>
          <Title order={2} size="h4" id="erase-title">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {t('text')}
          </Text>
        </div>
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
          <List size="sm" spacing={4}>
            {warnings.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Alert>
        <ErasedLists
          {...preview}
          words={{ removed: t('removed'), kept: t('kept'), keptNothing: t('keptNothing') }}
        />
        <Group>
          <Button
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('confirm')}
          </Button>
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.people.show', { id: person.id })}
          >
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={t('askTitle', { name: person.name })}
        text={t('askText', { count: forms.length })}
        confirm={t('confirm')}
        url={urlFor('merchant.people.erase', { id: person.id })}
        method="post"
        final
        onClose={() => setAsking(false)}
      />
    </Paper>
  )
}
