import {
  ActionIcon,
  Button,
  Checkbox,
  Fieldset,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { FlagControl } from '~/components/merchant/permission/flag_control'
import { isOn } from '~/components/merchant/permission/flags'
import type { FlagOptions, Flags, FlagValue } from '~/components/merchant/permission/types'
import classes from '~/components/merchant/permission/permission.module.css'

export type Extra = { code: string; value: string }

type Props = {
  options: FlagOptions
  flags: Flags
  extras: Extra[]
  error?: string
  onFlags(flags: Flags): void
  onExtras(extras: Extra[]): void
}

/** Zones of the sport, common flags, and codes added by staff. */
export function FlagMatrix({ options, flags, extras, error, onFlags, onExtras }: Props) {
  const t = useTranslations('merchant.permissions')
  const all = isOn(flags.all)
  const set = (code: string, value: FlagValue | undefined) => {
    const { [code]: _, ...others } = flags
    onFlags(value === undefined ? others : { ...others, [code]: value })
  }
  // A zone needs a flag only where it differs from `all`.
  const setZone = (code: string, open: boolean) => {
    if (open === all) set(code, undefined)
    else set(code, open ? 1 : 0)
  }
  const change = (index: number, part: Partial<Extra>) =>
    onExtras(extras.map((extra, at) => (at === index ? { ...extra, ...part } : extra)))
  return (
    <>
      <Fieldset legend={t('zones')}>
        <Stack gap="xs">
          <Checkbox
            name="flags.all"
            label={t('all')}
            checked={all}
            onChange={(event) => set('all', event.currentTarget.checked ? 1 : undefined)}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={6}>
            {options.zones.map(({ value: code, label }) => (
              <Checkbox
                key={code}
                name={`flags.${code}`}
                label={`${code} · ${label}`}
                checked={isOn(flags[code] ?? flags.all)}
                onChange={(event) => setZone(code, event.currentTarget.checked)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      </Fieldset>
      <Fieldset legend={t('others')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          {options.labelFlags
            .filter(({ value }) => value !== 'all')
            .map((option) => (
              <FlagControl
                key={option.value}
                option={option}
                value={flags[option.value]}
                onChange={(value) => set(option.value, value)}
              />
            ))}
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t('extra')}>
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            {t('extraHint')}
          </Text>
          {error && extras.length === 0 && (
            <Text size="sm" c="red" role="alert">
              {error}
            </Text>
          )}
          {extras.map((extra, index) => (
            <div key={index} className={classes.pair}>
              <TextInput
                label={t('code')}
                error={error}
                maxLength={20}
                autoComplete="off"
                value={extra.code}
                onChange={(event) => change(index, { code: event.currentTarget.value })}
              />
              <TextInput
                label={t('value')}
                error={Boolean(error)}
                maxLength={40}
                autoComplete="off"
                value={extra.value}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                mt={24}
                aria-label={t('removeCode', { code: extra.code })}
                onClick={() => onExtras(extras.filter((_, at) => at !== index))}
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onExtras([...extras, { code: '', value: '' }])}
          >
            {t('addCode')}
          </Button>
        </Stack>
      </Fieldset>
    </>
  )
}
