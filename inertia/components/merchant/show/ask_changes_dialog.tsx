import { Button, MultiSelect, Stack, Text, Textarea } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { ReasonChips } from '~/components/merchant/reason/reason_chips'
import { useSectionTitle } from '~/components/merchant/show/answers'
import { askedSections } from '~/components/merchant/show/sections'
import { useAsking } from '~/components/merchant/show/use_asking'
import type { FormTypeProp, ShownRequest } from '~/components/merchant/types'
import { useBusy } from '~/components/use_busy'

type Props = {
  /** What to start with; null while closed. */
  asking: Asking | null
  url: string
  form: ShownRequest
  formType: FormTypeProp
  onClose(): void
}

export type Asking = 'anything' | 'photo'

export function AskChangesDialog({ asking, onClose, ...about }: Props) {
  const t = useTranslations('merchant.ask')
  return (
    <Dialog opened={asking !== null} onClose={onClose} title={t('title')} size="lg">
      <Questions {...about} photo={asking === 'photo'} onClose={onClose} />
    </Dialog>
  )
}

type QuestionsProps = Omit<Props, 'asking'> & { photo: boolean }

/** Mounted again each time the dialog opens. */
function Questions({ photo, url, form, formType, onClose }: QuestionsProps) {
  const t = useTranslations('merchant.ask')
  const titleOf = useSectionTitle()
  const ask = useAsking(form, formType, photo ? ['image'] : [])
  const { fields, message } = ask
  const [tried, setTried] = useState(false)
  const [busy, whileBusy] = useBusy()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const missing = { fields: fields.length === 0, message: message.trim() === '' }

  const send = () => {
    setTried(true)
    if (missing.fields || missing.message) return
    router.post(url, ask.body, {
      preserveState: true,
      preserveScroll: true,
      ...whileBusy,
      onSuccess: onClose,
      onError: setRefused,
    })
  }
  const groups = askedSections(formType).map((section) => ({
    group: titleOf(section.key),
    items: section.fields.map(({ name, label }) => ({ value: name, label })),
  }))

  return (
    <Stack>
      <Text size="sm">{t('text')}</Text>
      <ReasonChips
        label={t('reasons')}
        reasons={ask.reasons}
        chosen={ask.chosen}
        onToggle={ask.toggle}
      />
      <MultiSelect
        name="fields"
        label={t('fields')}
        placeholder={fields.length === 0 ? t('fieldsPlaceholder') : undefined}
        data={groups}
        value={fields}
        onChange={ask.setFields}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('nothingFound')}
        error={(tried && missing.fields && t('noFields')) || refused.fields}
        openOnFocus={false}
      />
      <Textarea
        name="message"
        label={t('message')}
        description={t('messageLanguage', { locale: form.locale })}
        lang={form.locale}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        value={message}
        onChange={(event) => ask.setMessage(event.currentTarget.value)}
        error={(tried && missing.message && t('noMessage')) || refused.message || refused.reason}
      />
      <DialogActions busy={busy} onClose={onClose}>
        <Button loading={busy} onClick={send} data-autofocus={photo || undefined}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
