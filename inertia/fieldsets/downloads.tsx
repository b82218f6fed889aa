import { Button, Group } from '@mantine/core'
import { IconCheck, IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { Note } from '~/fieldsets/note'
import { Section } from '~/fieldsets/section'
import { keysOf } from '#shared/keys'

type DownloadName = 'manual' | 'authorization' | 'commitment'
export type Downloads = Record<DownloadName, { url: string; downloaded: boolean }>

/** Documents to download before sending. The server remembers which were downloaded. */
export function DownloadsSection({ documents }: { documents: Downloads }) {
  const t = useTranslations('ui')
  const { errors, clearError, demands } = useAnswers()
  const [opened, setOpened] = useState<string[]>([])
  const names = keysOf(documents)
  const isDone = (name: DownloadName) => documents[name].downloaded || opened.includes(name)
  const missing = names.filter((name) => !isDone(name)).join()

  useEffect(() => {
    const ends = names.map((name) =>
      demands.add(name, {
        kind: 'flag',
        required: true,
        done: isDone(name),
        missing: `downloads.${name}`,
      })
    )
    return () => ends.forEach((end) => end())
  }, [missing])

  return (
    <Section title={t('sections.downloads')}>
      <Note>{t('notes.downloads')}</Note>
      {names.map((name) => {
        const { url } = documents[name]
        const done = isDone(name)
        return (
          <div
            key={name}
            className="field-public"
            data-field={name}
            data-error={errors[name] ? true : undefined}
          >
            {errors[name] && (
              <p id={`${name}-error`} className="group-error">
                {errors[name]}
              </p>
            )}
            <Group gap="sm">
              <Button
                component="a"
                id={name}
                href={url}
                target="_blank"
                rel="noopener"
                variant="default"
                size="md"
                className="width-medium"
                fullWidth
                justify="flex-start"
                leftSection={<IconDownload size={20} aria-hidden />}
                aria-describedby={errors[name] ? `${name}-error` : undefined}
                onClick={() => {
                  setOpened((before) => [...before, name])
                  clearError(name)
                }}
              >
                {t(`downloads.${name}`)}
                <span className="visually-hidden"> {t('shell.newTab')}</span>
              </Button>
              <span role="status" className={`badge badge-${done ? 'good' : 'plain'}`}>
                {done && <IconCheck size={16} aria-hidden />}
                {t(done ? 'downloads.done' : 'downloads.missing')}
              </span>
            </Group>
          </div>
        )
      })}
    </Section>
  )
}
