import { Button, Fieldset, Group, Paper, Radio, Stack, TextInput } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { MealFields } from '~/components/merchant/restaurant/meal_fields'
import { restaurantKinds } from '#shared/choices'

export type Restaurant = Data.Restaurant

type Props = { restaurant?: Restaurant; revision?: string }

export function RestaurantForm({ restaurant, revision }: Props) {
  const t = useTranslations('config.restaurant')
  const { data, setData, submit, processing, errors, isDirty } = useForm({
    name: restaurant?.name ?? '',
    kind: restaurant?.kind ?? 'press',
    opensAt: restaurant?.opensAt ?? '',
    closesAt: restaurant?.closesAt ?? '',
    meals: restaurant?.meals ?? [],
    revision,
  })
  useLeaveGuard(isDirty)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (restaurant) submit('put', urlFor('merchant.restaurants.update', { id: restaurant.id }))
    else submit('post', urlFor('merchant.restaurants.store'))
  }
  const hour = (name: 'opensAt' | 'closesAt') => (
    <TextInput
      name={name}
      label={t(name)}
      placeholder={name === 'opensAt' ? '09:00' : '23:30'}
      autoComplete="off"
      error={errors[name]}
      classNames={{ wrapper: 'width-date' }}
      value={data[name]}
      onChange={(event) => setData(name, event.currentTarget.value)}
    />
  )
  return (
    <Paper withBorder p="lg" maw={720} component="form" noValidate onSubmit={save}>
      <Stack>
        <TextInput
          name="name"
          label={t('name')}
          autoComplete="off"
          maxLength={80}
          error={errors.name}
          value={data.name}
          onChange={(event) => setData('name', event.currentTarget.value)}
        />
        <Radio.Group
          name="kind"
          label={t('kind')}
          error={errors.kind}
          value={data.kind}
          onChange={(kind) => setData('kind', kind)}
        >
          <Group mt="xs">
            {restaurantKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Fieldset variant="unstyled" legend={t('hours')}>
          <Group align="flex-start">
            {hour('opensAt')}
            {hour('closesAt')}
          </Group>
        </Fieldset>
        <MealFields
          hours={data.meals}
          errors={errors}
          onChange={(meals) => setData('meals', meals)}
        />
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(restaurant ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.restaurants.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
