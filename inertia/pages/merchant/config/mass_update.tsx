import { Button, Checkbox, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stored } from '#sql/json'
import { urlFor } from '~/client'
import { PreviewText } from '~/components/merchant/bulk/preview_text'
import { type ChangePreview, usePreview } from '~/components/merchant/bulk/use_preview'
import { SourceFields } from '~/components/merchant/mass_update/source_fields'
import { TargetFields } from '~/components/merchant/mass_update/target_fields'
import type { SourceColumn, UpdateLists } from '~/components/merchant/mass_update/types'
import { PageHead } from '~/components/merchant/page_head'

type Props = UpdateLists & {
  /** For API clients that read the props of the page. */
  count: number | null
  preview: ChangePreview | null
  typed: Stored | null
  by: 'category' | 'permission'
  sources: Record<'category' | 'permission', SourceColumn[]>
}

const neverCleared = ['credits', 'amount', 'category']

export default function MerchantConfigMassUpdate({ by, sources, targets, options }: Props) {
  const t = useTranslations('config.massUpdate')
  const other = by === 'category' ? 'permission' : 'category'
  const url = urlFor(`merchant.mass_updates.${by}`)
  const { data, setData, post, processing, transform, ...form } = useForm({
    sourceColumn: sources[by][0].value,
    sourceValues: [] as string[],
    resetColumn: targets[0].value,
    resetValue: '',
  })
  // Clearing a field must be an explicit choice, never the default.
  const [clear, setClear] = useState(false)
  const ready = data.sourceValues.length > 0 && (clear || data.resetValue !== '')
  const { preview, failed, again, ...asked } = usePreview(url, ready ? sent(data) : null)
  const errors = { ...form.errors, ...asked.errors }
  const isRefused = Object.keys(asked.errors).length > 0
  const change = (changes: Partial<typeof data>) => {
    if ('resetValue' in changes) setClear(false)
    setData({ ...data, ...changes })
  }

  const apply = (event: FormEvent) => {
    event.preventDefault()
    transform(sent)
    post(url, { preserveScroll: true, onSuccess: again })
  }
  return (
    <>
      <PageHead
        title={t(`title.${by}`)}
        action={
          <Button
            variant="default"
            component={Link}
            href={urlFor(`merchant.mass_updates.${other}`)}
          >
            {t(`other.${other}`)}
          </Button>
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Paper withBorder p="lg" maw={960} component="form" noValidate onSubmit={apply}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          <Stack gap="sm">
            <Title order={2} size="sm">
              {t('source')}
            </Title>
            <SourceFields columns={sources[by]} {...{ data, errors }} onChange={change} />
          </Stack>
          <Stack gap="sm">
            <Title order={2} size="sm">
              {t('target')}
            </Title>
            <TargetFields {...{ targets, options, data, errors }} onChange={change} />
            {!neverCleared.includes(data.resetColumn) && (
              <Checkbox
                label={t('clear')}
                checked={clear}
                onChange={(event) => {
                  change({ resetValue: '' })
                  setClear(event.currentTarget.checked)
                }}
              />
            )}
          </Stack>
        </SimpleGrid>
        <Stack mt="lg">
          {ready && !isRefused && <PreviewText {...{ preview, failed }} />}
          {!ready && (
            <Text size="sm" c="dimmed">
              {t('choose')}
            </Text>
          )}
          <Button
            type="submit"
            loading={processing}
            disabled={!preview?.applies}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('apply', { count: preview?.applies ?? 0 })}
          </Button>
        </Stack>
      </Paper>
    </>
  )
}

const sent = (data: { sourceValues: string[] }) => ({
  ...data,
  sourceValues: data.sourceValues.join(','),
})
