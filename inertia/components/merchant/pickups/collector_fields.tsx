import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Collector } from '~/components/merchant/pickups/types'
import { pickupTypes } from '#shared/choices'

type Props = {
  data: Collector
  errors: Partial<Record<string, string>>
  onChange(name: keyof Collector, value: string): void
  /** Whether holders collect their own card: the kind of collector is not asked. */
  alone?: boolean
}

export function CollectorFields({ data, errors, onChange, alone = false }: Props) {
  const t = useTranslations('collectives.collector')
  const types = useTranslations('collectives.types')
  const text = (name: Exclude<keyof Collector, 'type'>) => ({
    name,
    label: t(name),
    error: errors[name],
    autoComplete: 'off',
    value: data[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  })
  const isKnownType = pickupTypes.some((type) => type === data.type)
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput {...text('name')} maxLength={100} />
        <TextInput {...text('lastname')} maxLength={100} />
      </SimpleGrid>
      <TextInput {...text('email')} type="email" description={t('emailHint')} maxLength={254} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput {...text('phone')} type="tel" maxLength={30} />
        <TextInput {...text('document')} maxLength={40} />
      </SimpleGrid>
      {!alone && (
        <NativeSelect
          name="type"
          label={t('type')}
          error={errors.type}
          value={data.type}
          data={[
            ...pickupTypes.map((value) => ({ value, label: types(value) })),
            ...(isKnownType ? [] : [data.type]),
          ]}
          onChange={(event) => onChange('type', event.currentTarget.value)}
        />
      )}
      <Textarea {...text('observations')} autosize minRows={2} maxLength={2000} />
    </Stack>
  )
}
