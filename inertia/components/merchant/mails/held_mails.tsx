import { Button, Group, Paper, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/show/show.module.css'
import { SectionHead } from '~/components/merchant/section_head'

export type HeldMails = { batch: number | null; title: string | null; count: number }

export function HeldMailsPanel({ held }: { held: HeldMails[] }) {
  const t = useTranslations('config.mails.held')
  const [busy, setBusy] = useState<string | null>(null)
  if (held.length === 0) return null
  const release = (name: string, change: number | null) =>
    router.post(urlFor('merchant.mails.release'), change ? { batch: change } : {}, {
      preserveScroll: true,
      onStart: () => setBusy(name),
      onFinish: () => setBusy(null),
    })
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="held-title">
      <Group justify="space-between" gap="xs">
        <SectionHead id="held-title" title={t('title')} text={t('text')} />
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          loading={busy === 'all'}
          onClick={() => release('all', null)}
        >
          {t('releaseAll')}
        </Button>
      </Group>
      <ul className={classes.related}>
        {held.map(({ batch: change, title, count }) => {
          const name = change ? t('batch', { batch: change }) : t('none')
          return (
            <li key={change ?? 0} className={classes.row}>
              <span>
                <Text size="sm">{[name, title].filter(Boolean).join(' · ')}</Text>
                <Text size="xs" c="dimmed">
                  {t('count', { count })}
                </Text>
              </span>
              {change && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('releaseLabel', { batch: name })}
                  loading={busy === name}
                  onClick={() => release(name, change)}
                >
                  {t('release')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}
