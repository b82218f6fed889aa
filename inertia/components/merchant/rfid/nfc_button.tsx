import { Alert, Button } from '@mantine/core'
import { IconNfc, IconNfcOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useNfc } from '~/components/merchant/rfid/use_nfc'

/** Reads chips with the phone's own reader, if there is one. */
export function NfcButton({ onRead }: { onRead(serialNumber: string): void }) {
  const t = useTranslations('cards.rfid.nfc')
  const { state, start, stop } = useNfc(onRead)
  if (state === 'absent') return null
  return (
    <>
      {state === 'refused' && (
        <Alert color="yellow" role="alert" fz="md">
          {t('refused')}
        </Alert>
      )}
      <Button
        variant="default"
        leftSection={state === 'on' ? <IconNfcOff aria-hidden /> : <IconNfc aria-hidden />}
        onClick={state === 'on' ? stop : start}
      >
        {t(state === 'on' ? 'stop' : 'start')}
      </Button>
    </>
  )
}
