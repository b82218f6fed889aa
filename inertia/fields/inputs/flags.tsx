import { Badge, NativeSelect, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { errorOf, useField } from '~/fields/answers'
import { type InputProps, useIdentity } from '~/fields/control'
import { describedBy, GroupHead } from '~/fields/group_head'
import type { Option } from '~/types'
import classes from '~/fields/inputs/flags.module.css'
import { wordsOf } from '~/words'

type Value = 0 | 1 | string
type Flags = Record<string, Value>

const isOn = (value?: Value) => Boolean(value) && String(value) !== '0'

export function FlagsInput({ field }: InputProps) {
  const t = useTranslations('merchant.form.flags')
  const { answers, set, errors, options } = useField()
  const { id } = useIdentity(field)
  const error = errorOf(errors, field.name)
  const profile = options.permissions?.find(
    ({ value }) => value === String(answers.idPermission ?? '')
  )
  const own: Flags = answers[field.name] || {}
  const hint = profile ? field.hint : t('legendOff')
  const zones = options.zones ?? []
  const offered = [...zones, ...(options.labelFlags ?? [])]
  // Codes that staff added to the profile or the request.
  const others = new Set([...Object.keys(profile?.flags ?? {}), ...Object.keys(own)])
  for (const { value } of offered) others.delete(value)
  const added = [...others].map((code) => ({ value: code, label: code, choices: [] }))
  const all = [...offered, ...added]

  const change = (code: string, value: Value | undefined) => {
    const { [code]: _, ...rest } = own
    set(field.name, value === undefined ? rest : { ...rest, [code]: value })
  }
  const byProfile = (code: string): Value => {
    const isZone = zones.some(({ value }) => value === code)
    return profile?.flags?.[code] ?? (isZone ? profile?.flags?.all : 0) ?? 0
  }
  return (
    <fieldset
      id={id}
      className="group"
      aria-describedby={describedBy({ id, description: hint, error })}
      data-error={error ? true : undefined}
    >
      <GroupHead id={id} label={field.label} description={hint} error={error} />
      <ul className={classes.flags}>
        {all.map((option) => (
          <Flag
            key={option.value}
            name={`${field.name}.${option.value}`}
            label={zones.includes(option) ? `${option.value} · ${option.label}` : option.label}
            option={option}
            profile={byProfile(option.value)}
            own={own[option.value]}
            onChange={(value) => change(option.value, value)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type FlagProps = {
  name: string
  label: string
  option: Option
  profile: Value
  own?: Value
  onChange(value: Value | undefined): void
}

function Flag({ name, label, option, profile, own, onChange }: FlagProps) {
  const t = useTranslations('merchant.form.flags')
  const wordOf = useFlagWord()
  const inWords = (value: Value) => {
    if (value === 1) return t('yes')
    return isOn(value) ? wordOf(value) : t('no')
  }
  const asProfile = t('asProfile', { value: inWords(profile) })
  const changed = own !== undefined && own !== profile
  const title = (
    <>
      {label}{' '}
      {changed && (
        <>
          <Badge size="xs" variant="light">
            {t('changed')}
          </Badge>{' '}
          <Text span size="xs" c="dimmed" td="line-through">
            {inWords(profile)}
          </Text>
        </>
      )}
    </>
  )
  const shared = {
    name,
    'label': title,
    'size': 'xs' as const,
    'classNames': { root: classes.flag },
    'data-changed': changed || undefined,
  }
  if (option.choices?.length === 0) {
    return (
      <li>
        <TextInput
          {...shared}
          maxLength={40}
          autoComplete="off"
          placeholder={asProfile}
          value={own === undefined ? '' : String(own)}
          onChange={(event) => onChange(flagOf(event.currentTarget.value))}
        />
      </li>
    )
  }
  const values = option.choices ?? ['1']
  return (
    <li>
      <NativeSelect
        {...shared}
        value={changed ? String(own) : ''}
        onChange={(event) => onChange(flagOf(event.currentTarget.value))}
      >
        <option value="">{asProfile}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {value === '1' ? t('opens') : wordOf(value)}
          </option>
        ))}
        <option value="0">{t('shut')}</option>
        {changed && isOn(own) && !values.includes(String(own)) && (
          <option value={String(own)}>{own}</option>
        )}
      </NativeSelect>
    </li>
  )
}

/** A flag's value in words; unknown values are shown as they are. */
export function useFlagWord() {
  const t = useTranslations('merchant.form.flags')
  return (value: Value) => wordsOf(t, `values.${value}`, String(value))
}

function flagOf(typed: string): Value | undefined {
  if (typed === '') return undefined
  return typed === '0' || typed === '1' ? (Number(typed) as 0 | 1) : typed
}
