import {
  Button,
  Checkbox,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { formatDay } from '#shared/days'
import { withSlashes } from '~/fields/inputs/date'

export type Entry = Data.BlacklistEntry

function documentHint(entry?: Entry) {
  if (!entry?.hasDocument) return 'documentHint'
  return entry.documentIsDue ? 'documentDueHint' : 'documentKept'
}

type Props = { entry?: Entry; revision?: string }

export function EntryForm({ entry, revision }: Props) {
  const t = useTranslations('config.blacklist')
  const ui = useTranslations('ui.form')
  const { data, setData, submit, processing, errors, isDirty, transform } = useForm({
    name: entry?.name ?? '',
    lastName: entry?.lastName ?? '',
    document: '',
    removeDocument: false,
    reason: entry?.reason ?? '',
    reviewOn: entry?.reviewOn ? formatDay(entry.reviewOn) : '',
    revision,
  })
  useLeaveGuard(isDirty)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // An empty document is not sent, so the stored one stays.
    transform(({ document, removeDocument, ...rest }) => ({
      ...rest,
      ...(document.trim() && { document }),
      ...(removeDocument && { document: null }),
    }))
    if (entry) submit('put', urlFor('merchant.blacklist.update', { id: entry.id }))
    else submit('post', urlFor('merchant.blacklist.store'))
  }
  const text = (name: 'name' | 'lastName' | 'document' | 'reason') => ({
    name,
    label: t(name),
    error: errors[name],
    autoComplete: 'off',
    value: data[name],
  })
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            {...text('name')}
            onChange={(event) => setData('name', event.currentTarget.value)}
          />
          <TextInput
            {...text('lastName')}
            onChange={(event) => setData('lastName', event.currentTarget.value)}
          />
        </SimpleGrid>
        <TextInput
          {...text('document')}
          description={t(documentHint(entry))}
          disabled={data.removeDocument}
          onChange={(event) => setData('document', event.currentTarget.value)}
        />
        {entry?.hasDocument && (
          <Checkbox
            name="removeDocument"
            label={t('removeDocument')}
            checked={data.removeDocument}
            onChange={(event) => setData('removeDocument', event.currentTarget.checked)}
          />
        )}
        <Textarea
          {...text('reason')}
          description={t('reasonHint')}
          autosize
          minRows={3}
          maxLength={2000}
          onChange={(event) => setData('reason', event.currentTarget.value)}
        />
        <TextInput
          name="reviewOn"
          label={t('reviewOn')}
          description={t('reviewOnHint')}
          placeholder={ui('datePlaceholder')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.reviewOn}
          classNames={{ wrapper: 'width-date' }}
          value={data.reviewOn}
          onChange={(event) =>
            setData('reviewOn', withSlashes(event.currentTarget.value, data.reviewOn))
          }
        />
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(entry ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.blacklist.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
