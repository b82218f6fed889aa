import {
  Button,
  MultiSelect,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { IconPlus } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Option, Options } from '~/components/merchant/types'

type Props = { types: (Option & { guestTypes: Option[] })[]; options: Options }

type Rule = Record<'formType' | 'category' | 'guestType', string | null> &
  Record<'credits' | 'perPlayer', string | number> & { restaurants: string[] }

const empty: Rule = {
  formType: null,
  category: null,
  guestType: null,
  restaurants: [],
  credits: '',
  perPlayer: '',
}

export function RuleForm({ types, options }: Props) {
  const t = useTranslations('config.restaurantRules')
  const { data, setData, post, processing, errors, isDirty, reset, transform } = useForm(empty)
  useLeaveGuard(isDirty)
  const guestTypes = types.find(({ value }) => value === data.formType)?.guestTypes ?? []
  const add = (event: FormEvent) => {
    event.preventDefault()
    transform(({ credits, perPlayer, ...rest }) => ({
      ...rest,
      credits: credits || null,
      perPlayer: perPlayer || null,
    }))
    post(urlFor('merchant.restaurant_rules.store'), {
      preserveScroll: true,
      onSuccess: () => reset(),
    })
  }
  const count = (name: 'credits' | 'perPlayer') => ({
    name,
    label: t(name),
    description: t(`${name}Hint`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: data[name],
    error: errors[name],
  })
  return (
    <Paper withBorder p="lg" maw={960} component="form" noValidate onSubmit={add}>
      <Stack>
        <Title order={2} size="sm">
          {t('addTitle')}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            name="formType"
            label={t('form')}
            data={types.map(({ value, label }) => ({ value, label }))}
            value={data.formType}
            error={errors.formType}
            onChange={(formType) => setData({ ...data, formType, guestType: null, perPlayer: '' })}
          />
          <Select
            name="category"
            label={t('category')}
            placeholder={t('all')}
            data={options.categories.map(({ value, label }) => ({ value, label }))}
            value={data.category}
            error={errors.category}
            clearable
            onChange={(category) => setData('category', category)}
          />
          {guestTypes.length > 0 && (
            <>
              <Select
                name="guestType"
                label={t('guestType')}
                placeholder={t('all')}
                data={guestTypes}
                value={data.guestType}
                error={errors.guestType}
                clearable
                onChange={(guestType) => setData('guestType', guestType)}
              />
              <TextInput
                {...count('perPlayer')}
                onChange={(event) => setData('perPlayer', event.currentTarget.value)}
              />
            </>
          )}
          <MultiSelect
            name="restaurants"
            label={t('restaurants')}
            data={options.restaurants}
            value={data.restaurants}
            error={errors.restaurants}
            onChange={(restaurants) => setData('restaurants', restaurants)}
          />
          <TextInput
            {...count('credits')}
            onChange={(event) => setData('credits', event.currentTarget.value)}
          />
        </SimpleGrid>
        <Button
          type="submit"
          loading={processing}
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('add')}
        </Button>
      </Stack>
    </Paper>
  )
}
