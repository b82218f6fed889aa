import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { HolderCard } from '~/components/merchant/rfid/holder_card'
import { NfcButton } from '~/components/merchant/rfid/nfc_button'
import { QuestionChoices } from '~/components/merchant/rfid/question_choices'
import { ReaderSettings, useReaderMode } from '~/components/merchant/rfid/reader_settings'
import type { CardHolder, ReaderHints, ChipQuestion } from '~/components/merchant/rfid/types'
import { useChipStation } from '~/components/merchant/rfid/use_chip_station'
import { useLine } from '~/components/merchant/rfid/use_line'
import { Camera } from '~/components/merchant/station/camera'
import { StationAnswer } from '~/components/merchant/station/station_answer'
import { Recent } from '~/components/merchant/station/recent'
import { Station } from '~/components/merchant/station/station'
import { WedgeInput } from '~/components/merchant/station/wedge_input'
import classes from '~/components/merchant/rfid/rfid.module.css'

type Props = {
  /** Null while a queue waits for the next card. */
  form: CardHolder | null
  queue: boolean
  question: ChipQuestion | null
}

type Reading = Pick<ReaderHints, 'mode'> & { text: string }

// End of a card's QR code. Numbers of chips are shorter.
const TOKEN = /(^|[^\dA-Z])[\dA-Z]{26}$/i

export default function MerchantSystemsRfid({ form: holder, queue, question }: Props) {
  const t = useTranslations('cards.rfid')
  const [mode, setMode] = useReaderMode()
  const { busy, result, recent, send, report } = useChipStation()

  const find = (scan: string) => send(urlFor('merchant.rfid_queues.store'), { scan })
  const register = (rfid: string, known: ReaderHints) =>
    send(
      urlFor('merchant.rfid_tags.store', { id: holder!.id }, { qs: queue ? { queue: 1 } : {} }),
      { rfid, ...known },
      holder!.name
    )
  // The next card may be read before this one has its chip.
  const take = useLine(({ text, ...known }: Reading) =>
    !holder || (queue && TOKEN.test(text)) ? find(text) : register(text, known)
  )
  const scan = (text: string) => take({ text, mode })
  // Phones report the number unchanged, whatever the reader's setting.
  const tap = (number: string) =>
    number
      ? take({ text: number, mode: 'hex_msb' })
      : report('bad', t('nfc.unreadable'), holder?.name)

  return (
    <Station
      title={t(queue ? 'queue' : 'title')}
      back={backOf(holder, queue)}
      aside={
        <Stack gap="lg">
          <Recent items={recent} />
          <ReaderSettings mode={mode} onChange={setMode} />
        </Stack>
      }
    >
      {holder && <HolderCard key={holder.id} holder={holder} />}
      {result && (
        <StationAnswer
          tone={result.tone}
          title={t(`results.${!holder && result.tone === 'bad' ? 'unfound' : result.tone}`)}
          sentence={result.sentence}
        >
          {question && (
            <QuestionChoices
              question={question}
              busy={busy}
              onChoose={(answer) => register(question.rfid, { ...question.known, ...answer })}
            />
          )}
        </StationAnswer>
      )}
      <p className={classes.idle}>{t(holder ? 'idleChip' : 'idleCard')}</p>
      <WedgeInput
        key={holder ? 'chip' : 'card'}
        label={t(holder ? 'chip' : 'card')}
        onScan={scan}
        busy={busy}
        submitLabel={t(holder ? 'register' : 'find')}
      />
      {holder ? <NfcButton onRead={tap} /> : <Camera onScan={scan} />}
    </Station>
  )
}

/** A queue began at the list, a single card at its request. */
function backOf(holder: CardHolder | null, queue: boolean) {
  if (!holder || queue) return urlFor('merchant.systems.index')
  if (holder.type === 'free') return urlFor('merchant.systems.edit', { id: holder.id })
  return urlFor('merchant.forms.show', { form: holder.type, id: holder.id })
}
