import { Checkbox, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { meals } from '#shared/choices'

export type MealHours = Data.Restaurant['meals'][number]

type Props = {
  hours: MealHours[]
  errors: Record<string, string | undefined>
  onChange(hours: MealHours[]): void
}

const usualHours: Record<MealHours['meal'], [string, string]> = {
  breakfast: ['08:00', '11:00'],
  lunch: ['13:00', '16:30'],
  snack: ['17:00', '19:30'],
  dinner: ['20:30', '00:30'],
}

export function MealFields({ hours, errors, onChange }: Props) {
  const t = useTranslations('config.restaurant')
  const hoursOf = (meal: string) => hours.find((served) => served.meal === meal)
  const serve = (meal: MealHours['meal'], on: boolean) => {
    const [opensAt, closesAt] = usualHours[meal]
    const others = hours.filter((served) => served.meal !== meal)
    const all = on ? [...others, { meal, opensAt, closesAt }] : others
    onChange(meals.flatMap((name) => all.find((served) => served.meal === name) ?? []))
  }
  return (
    <Fieldset variant="unstyled" legend={t('meals')}>
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {t('mealsHint')}
        </Text>
        {meals.map((meal) => (
          <Group key={meal} gap="sm" mih={36} align="flex-start">
            <Checkbox
              w={130}
              pt={8}
              label={t(`mealNames.${meal}`)}
              checked={Boolean(hoursOf(meal))}
              onChange={(event) => serve(meal, event.currentTarget.checked)}
            />
            {hoursOf(meal) && (
              <Hours
                at={hours.findIndex((served) => served.meal === meal)}
                {...{ hours, errors, onChange }}
              />
            )}
          </Group>
        ))}
      </Stack>
    </Fieldset>
  )
}

function Hours({ at, hours, errors, onChange }: Props & { at: number }) {
  const t = useTranslations('config.restaurant')
  const meal = t(`mealNames.${hours[at].meal}`)
  const fields = (['opensAt', 'closesAt'] as const).map((name) => (
    <TextInput
      key={name}
      name={`meals.${at}.${name}`}
      aria-label={t(`mealHours.${name}`, { meal })}
      autoComplete="off"
      error={errors[`meals.${at}.${name}`]}
      w={104}
      value={hours[at][name]}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChange(
          hours.map((served, index) => (index === at ? { ...served, [name]: value } : served))
        )
      }}
    />
  ))
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      {fields}
    </Group>
  )
}
