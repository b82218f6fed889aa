import { CloseButton, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMailName } from '~/components/merchant/config/mail_name'
import classes from '~/components/merchant/list/list.module.css'

export type MailFilter = { search: string; state: string; template: string }

type Props = {
  filter: MailFilter
  templates: string[]
  onChange(changes: Partial<MailFilter>): void
}

const states = ['all', 'undelivered', 'held', 'queued', 'sent', 'failed'] as const

/** Search and filters of the log, all of them mirrored in the address. */
export function MailToolbar({ filter, templates, onChange }: Props) {
  const t = useTranslations('config.mails')
  const nameOf = useMailName()
  const [typed, setTyped] = useState(filter.search)
  const ask = useDebouncedCallback((search: string) => onChange({ search: search.trim() }), 300)
  const type = (search: string) => {
    setTyped(search)
    ask(search)
  }
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        name="search"
        size="xs"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} />
        }
        rightSectionPointerEvents="all"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('filterState')}
        value={filter.state || 'all'}
        onChange={(state) => onChange({ state: state === 'all' ? '' : state })}
        data={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        style={{ flexWrap: 'wrap' }}
      />
      <NativeSelect
        size="xs"
        name="template"
        aria-label={t('filterTemplate')}
        value={filter.template}
        onChange={(event) => onChange({ template: event.currentTarget.value })}
        data={[
          { value: '', label: t('allTemplates') },
          ...templates.map((template) => ({ value: template, label: nameOf(template) })),
        ]}
      />
    </div>
  )
}
