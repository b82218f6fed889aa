import { NativeSelect } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/rfid/rfid.module.css'
import { readerModes, type ReaderMode } from '#shared/choices'
import { oneOf } from '#shared/keys'

export const useReaderMode = () =>
  useLocalStorage<ReaderMode>({ key: 'rfid.reader_mode', defaultValue: 'auto' })

type Props = { mode: ReaderMode; onChange(mode: ReaderMode): void }

export function ReaderSettings({ mode, onChange }: Props) {
  const t = useTranslations('cards.rfid.reader')
  return (
    <section className={classes.settings}>
      <NativeSelect
        label={t('label')}
        description={t(`hints.${mode}`)}
        value={mode}
        data={readerModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        onChange={(event) => onChange(oneOf(readerModes, event.currentTarget.value)!)}
      />
      <details>
        <summary>{t('test')}</summary>
        <ul>
          {(['known', 'separators', 'enter', 'part'] as const).map((key) => (
            <li key={key}>{t(`steps.${key}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
