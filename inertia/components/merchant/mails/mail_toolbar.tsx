import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { SearchBox } from '~/components/merchant/search_box'
import classes from '~/components/merchant/list/list.module.css'

export type MailFilter = { search: string; state: string; template: string }

type Props = {
  filter: MailFilter
  templates: string[]
  onChange(changes: Partial<MailFilter>): void
}

const states = ['all', 'undelivered', 'held', 'queued', 'sent', 'failed'] as const

export function MailToolbar({ filter, templates, onChange }: Props) {
  const t = useTranslations('config.mails')
  const nameOf = useMailName()
  return (
    <div className={classes.toolbar}>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={filter.search}
        className={classes.search}
        onSearch={(search) => onChange({ search })}
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
