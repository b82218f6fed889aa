import { Button, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { Moment } from '~/components/merchant/moment'
import classes from '~/components/merchant/show/show.module.css'

export type Clearance = {
  id: number
  reason: string
  user: string | null
  at: string
  documentIsDue: boolean
}

export function Clearances({ entry, clearances }: { entry: number; clearances: Clearance[] }) {
  const t = useTranslations('config.blacklist.clearances')
  const [removing, setRemoving] = useState<Clearance | null>(null)
  return (
    <Paper withBorder p="lg" maw={720} component="section" aria-labelledby="clearances-title">
      <Stack>
        <Title order={2} size="h5" id="clearances-title">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('text')}</Text>
        {clearances.length === 0 ? (
          <Text size="sm">{t('none')}</Text>
        ) : (
          <ul className={classes.related}>
            {clearances.map((clearance) => (
              <li key={clearance.id} className={classes.row}>
                <span>
                  <Text size="sm">{clearance.reason}</Text>
                  <Text size="xs" c="dimmed">
                    {t.rich('by', {
                      user: clearance.user ?? t('nobody'),
                      at: () => <Moment at={clearance.at} />,
                    })}
                  </Text>
                  {clearance.documentIsDue && (
                    <Text size="xs" c="dimmed">
                      {t('documentDue')}
                    </Text>
                  )}
                </span>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  onClick={() => setRemoving(clearance)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <NewClearance entry={entry} />
      </Stack>
      <ConfirmDialog
        opened={removing !== null}
        title={t('removeTitle')}
        text={t('removeText', { reason: removing?.reason ?? '' })}
        confirm={t('removeConfirm')}
        url={urlFor('merchant.blacklist.clearances.destroy', {
          id: entry,
          clearance: removing?.id ?? 0,
        })}
        onClose={() => setRemoving(null)}
      />
    </Paper>
  )
}

function NewClearance({ entry }: { entry: number }) {
  const t = useTranslations('config.blacklist.clearances')
  const form = useForm({ document: '', reason: '' })
  const { data, setData, errors, processing } = form
  const add = (event: FormEvent) => {
    event.preventDefault()
    form.post(urlFor('merchant.blacklist.clearances.store', { id: entry }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: () => form.reset(),
    })
  }
  return (
    <form onSubmit={add} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            name="document"
            label={t('document')}
            autoComplete="off"
            error={errors.document}
            value={data.document}
            onChange={(event) => setData('document', event.currentTarget.value)}
          />
          <TextInput
            name="reason"
            label={t('reason')}
            autoComplete="off"
            maxLength={300}
            error={errors.reason}
            value={data.reason}
            onChange={(event) => setData('reason', event.currentTarget.value)}
          />
        </SimpleGrid>
        <Button
          type="submit"
          variant="default"
          loading={processing}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('add')}
        </Button>
      </Stack>
    </form>
  )
}
