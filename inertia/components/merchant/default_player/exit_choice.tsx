import { Alert, Checkbox, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ExitSelection } from '~/components/merchant/default_player/exit_player'
import { withSlashes } from '~/fields/inputs/date'

type Props = {
  data: ExitSelection
  errors: Partial<Record<string, string>>
  onChange(data: ExitSelection): void
}

export function ExitChoice({ data, errors, onChange }: Props) {
  const t = useTranslations('config.player.exit')
  return (
    <>
      {errors.people && <Alert color="red">{errors.people}</Alert>}
      <TextInput
        name="day"
        label={t('day')}
        description={t('dayHint')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.day}
        classNames={{ wrapper: 'width-date' }}
        value={data.day}
        onChange={(event) =>
          onChange({ ...data, day: withSlashes(event.currentTarget.value, data.day) })
        }
      />
      <Checkbox
        name="meals"
        label={t('meals')}
        description={t('mealsHint')}
        checked={data.meals}
        onChange={(event) => onChange({ ...data, meals: event.currentTarget.checked })}
      />
    </>
  )
}
