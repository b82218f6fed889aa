import { NumberInput, SimpleGrid, Switch, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Choices, LimitName } from '~/components/merchant/tournament/types'
import type { EditionForm } from '~/components/merchant/tournament/use_edition_form'
import { keysOf } from '#shared/keys'

export function LimitFields({ form, usual }: { form: EditionForm; usual: Choices['usual'] }) {
  const t = useTranslations('config.tournament')
  const { data, setData, errors } = form
  const most = (name: LimitName) =>
    Number(data.limits[name] === '' ? usual[name] : data.limits[name])
  return (
    <>
      <Switch
        name="quarterFinals"
        label={t('quarterFinals')}
        description={t('quarterFinalsText', {
          usual: most('teamMembers'),
          more: most('teamMembersInQuarterFinals'),
        })}
        error={errors.quarterFinals}
        checked={data.quarterFinals}
        onChange={(event) => setData('quarterFinals', event.currentTarget.checked)}
      />
      <Text c="dimmed" size="sm">
        {t('limitsText')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {keysOf(usual).map((name) => (
          <NumberInput
            key={name}
            name={`limits[${name}]`}
            label={t(`limits.${name}`)}
            placeholder={String(usual[name])}
            error={errors[`limits.${name}`]}
            min={0}
            max={99}
            allowDecimal={false}
            allowNegative={false}
            value={data.limits[name]}
            onChange={(value) => setData('limits', { ...data.limits, [name]: value })}
          />
        ))}
      </SimpleGrid>
    </>
  )
}
