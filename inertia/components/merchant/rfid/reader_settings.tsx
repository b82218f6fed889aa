import { NativeSelect } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import type { ReaderMode } from '~/components/merchant/rfid/types'
import classes from '~/components/merchant/rfid/rfid.module.css'

const modes: ReaderMode[] = ['auto', 'hex_msb', 'hex_lsb', 'dec_msb', 'dec_lsb']

/** How the reader of this workstation types, which its browser remembers. */
export const useReaderMode = () =>
  useLocalStorage<ReaderMode>({ key: 'rfid.reader_mode', defaultValue: 'auto' })

type Props = { mode: ReaderMode; onChange(mode: ReaderMode): void }

/** How the reader is set, and how to find out whether that is right. */
export function ReaderSettings({ mode, onChange }: Props) {
  const t = useTranslations('cards.rfid.reader')
  return (
    <section className={classes.settings}>
      <NativeSelect
        label={t('label')}
        description={t(`hints.${mode}`)}
        value={mode}
        data={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        onChange={(event) => onChange(event.currentTarget.value as ReaderMode)}
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
