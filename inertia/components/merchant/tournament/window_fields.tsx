import { Fieldset, Group, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Choices } from '~/components/merchant/tournament/types'
import type { EditionForm } from '~/components/merchant/tournament/use_edition_form'

/** When each form of the sport takes requests; one without times is closed. */
export function WindowFields({ form, forms }: { form: EditionForm; forms: Choices['forms'] }) {
  const t = useTranslations('config.tournament')
  const { data, setData, errors } = form
  const time = (type: string, name: 'opensAt' | 'closesAt') => {
    const window = data.windows[type] ?? { opensAt: '', closesAt: '' }
    return (
      <TextInput
        type="datetime-local"
        name={`windows[${type}][${name}]`}
        label={t(name)}
        error={errors[`windows.${type}.${name}`]}
        value={window[name]}
        onChange={(event) =>
          setData('windows', {
            ...data.windows,
            [type]: { ...window, [name]: event.currentTarget.value },
          })
        }
      />
    )
  }
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('windowsText', { zone: data.timeZone })}
      </Text>
      {forms
        .filter(({ sport }) => sport === data.sport)
        .map(({ type, title }) => (
          <Fieldset key={type} variant="unstyled" legend={title}>
            <Group align="flex-start">
              {time(type, 'opensAt')}
              {time(type, 'closesAt')}
            </Group>
          </Fieldset>
        ))}
    </>
  )
}
