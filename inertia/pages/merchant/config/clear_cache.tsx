import { Button, Checkbox, Paper, Stack, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'

type Props = { types: ('options' | 'players' | 'thumbnails' | 'statistics' | 'translations')[] }

export default function MerchantConfigClearCache({ types }: Props) {
  const t = useTranslations('config.caches')
  const { data, setData, post, processing, errors, reset } = useForm<{ types: string[] }>({
    types: [],
  })
  const clear = (event: FormEvent) => {
    event.preventDefault()
    post(urlFor('merchant.caches.store'), { onSuccess: () => reset() })
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={clear}>
        <Stack>
          <Checkbox.Group
            label={t('which')}
            value={data.types}
            error={errors.types}
            errorProps={{ id: 'types-error' }}
            onChange={(chosen) => setData('types', chosen)}
          >
            <Stack gap="sm" mt="xs">
              {types.map((type) => (
                <Checkbox
                  key={type}
                  name="types[]"
                  value={type}
                  label={t(`types.${type}.label`)}
                  description={t(`types.${type}.hint`)}
                  aria-invalid={Boolean(errors.types)}
                  aria-describedby={errors.types && 'types-error'}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button type="submit" loading={processing} style={{ alignSelf: 'flex-start' }}>
            {t('clear')}
          </Button>
        </Stack>
      </Paper>
    </>
  )
}
