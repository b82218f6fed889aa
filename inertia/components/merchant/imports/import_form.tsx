import { Alert, Button, Checkbox, Paper, Progress, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { FileDrop } from '~/components/merchant/imports/file_drop'

export type Limits = {
  bytes: number
  rows: number
  /** Size of the photo archive in bytes; 0 if none is accepted. */
  photoBytes?: number
}

type Props = {
  url: string
  limits: Limits
  /** A list of people may come with photos and consents. */
  people: boolean
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

export function ImportForm({ url, limits, people }: Props) {
  const t = useTranslations('imports.create')
  const format = useFormatter()
  const form = useForm({
    file: null as File | null,
    preview: false,
    ...(people && { photos: null as File | null, accepted: false, notify: true }),
  })
  const { data, errors, processing, progress } = form
  const set = (changes: Partial<typeof data>) => form.setData({ ...data, ...changes })
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.transform(({ preview, accepted, notify, ...files }) => ({
      ...files,
      ...(preview && { preview: 1 }),
      ...(people && { accepted: accepted ? 1 : 0, notify: notify ? 1 : 0 }),
    }))
    form.post(url, { forceFormData: true, preserveState: 'errors', preserveScroll: 'errors' })
  }
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={send}>
      <Stack>
        {Object.keys(errors).length > 0 && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('refused')}>
            {t('refusedText')}
          </Alert>
        )}
        <FileDrop
          name="file"
          label={t('file')}
          hint={t('fileHint', {
            size: megabytes(limits.bytes),
            rows: format.number(limits.rows),
          })}
          endings={['.xlsx', '.xls', '.ods', '.csv']}
          file={data.file}
          error={errors.file}
          required
          onChoose={(file) => set({ file })}
        />
        {people && (
          <FileDrop
            name="photos"
            label={t('photos')}
            hint={t('photosHint', { size: megabytes(limits.photoBytes ?? 0) })}
            endings={['.zip']}
            file={data.photos ?? null}
            error={errors.photos}
            onChoose={(photos) => set({ photos })}
          />
        )}
        {people && (
          <Checkbox
            name="accepted"
            label={t('accepted')}
            description={t('acceptedHint')}
            error={errors.accepted}
            checked={data.accepted}
            onChange={(event) => set({ accepted: event.currentTarget.checked })}
          />
        )}
        {people && (
          <Checkbox
            name="notify"
            label={t('notify')}
            description={t('notifyHint')}
            checked={data.notify}
            onChange={(event) => set({ notify: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          name="preview"
          label={t('lookFirst')}
          description={t('lookFirstHint')}
          checked={data.preview}
          onChange={(event) => set({ preview: event.currentTarget.checked })}
        />
        {processing && progress && (
          <div role="status">
            <Text size="sm" mb={4}>
              {progress.percentage === 100 ? t('reading') : t('sending')}
            </Text>
            <Progress value={progress.percentage ?? 0} animated aria-label={t('sending')} />
          </div>
        )}
        <div>
          <Button
            type="submit"
            loading={processing}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {t(data.preview ? 'look' : 'import')}
          </Button>
        </div>
      </Stack>
    </Paper>
  )
}
