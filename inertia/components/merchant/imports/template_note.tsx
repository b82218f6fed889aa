import { Button, Group, Paper, Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/imports/imports.module.css'

export function TemplateNote({ type }: { type: string }) {
  const t = useTranslations('imports.template')
  return (
    <Paper withBorder p="md" mb="md" maw={720}>
      <Group gap="md" justify="space-between" wrap="nowrap" className={classes.note}>
        <div>
          <Text fw={600}>{t('title')}</Text>
          <Text size="sm" c="dimmed" maw="52ch">
            {t('text')}
          </Text>
        </div>
        <Button
          component="a"
          href={urlFor('merchant.import_people.template', { form: type })}
          download
          variant="default"
          flex="none"
          leftSection={<IconFileDownload size={18} aria-hidden />}
        >
          {t('download')}
        </Button>
      </Group>
    </Paper>
  )
}
