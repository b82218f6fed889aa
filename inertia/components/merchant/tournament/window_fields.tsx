import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Choices } from '~/components/merchant/tournament/types'
import type { EditionForm } from '~/components/merchant/tournament/use_edition_form'
import { withSlashes } from '~/fields/inputs/date'

/** Inserts slashes, space and colon while digits are typed at the end. */
function asMoment(typed: string, before: string): string {
  const grows = typed.length > before.length && typed.startsWith(before)
  if (typed.length < 10) return withSlashes(typed, before)
  if (grows && /^\d{2}\/\d{2}\/\d{4}$/.test(typed)) return `${typed} `
  return grows && / \d{2}$/.test(typed) ? `${typed}:` : typed
}

/** The registration period of each form. A form without times is closed. */
export function WindowFields({ form, forms }: { form: EditionForm; forms: Choices['forms'] }) {
  const t = useTranslations('config.tournament')
  const { data, setData, errors } = form
  const time = (type: string, name: 'opensAt' | 'closesAt') => {
    const window = data.windows[type] ?? { opensAt: '', closesAt: '' }
    return (
      <TextInput
        name={`windows[${type}][${name}]`}
        label={t(name)}
        placeholder={t('momentPlaceholder')}
        autoComplete="off"
        error={errors[`windows.${type}.${name}`]}
        value={window[name]}
        onChange={(event) =>
          setData('windows', {
            ...data.windows,
            [type]: { ...window, [name]: asMoment(event.currentTarget.value, window[name]) },
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
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {time(type, 'opensAt')}
              {time(type, 'closesAt')}
            </SimpleGrid>
          </Fieldset>
        ))}
    </>
  )
}
