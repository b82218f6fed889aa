import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import { Answer } from '~/components/merchant/scan/answer'
import {
  toneOf,
  type Reading,
  type ZoneCheckResult,
  type Zone,
} from '~/components/merchant/scan/types'
import { useReadings } from '~/components/merchant/scan/use_readings'
import { ZoneTiles } from '~/components/merchant/scan/zone_tiles'
import { homeOf } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'
import { Camera } from '~/components/merchant/station/camera'
import { Connection } from '~/components/merchant/station/connection'
import { Recent } from '~/components/merchant/station/recent'
import { Station } from '~/components/merchant/station/station'
import { WedgeInput } from '~/components/merchant/station/wedge_input'
import classes from '~/components/merchant/scan/zone_line.module.css'

type Props = { zones: Zone[]; result: ZoneCheckResult | null }

const keyOf = ({ sport, value }: Zone) => `${sport}-${value}`

export default function MerchantScan({ zones, result }: Props) {
  const t = useTranslations('cards.scan')
  const { user } = useOffice()
  const [chosen, choose] = useLocalStorage({
    key: 'merchant.scan.zone',
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const zone = zones.find((option) => keyOf(option) === chosen) ?? null
  const { readings, waiting, read } = useReadings(zone, result)
  const back = homeOf(user)

  const inWords = (reading: Reading) => {
    if (reading.state !== 'done')
      return { tone: 'warn' as const, text: `${t(`states.${reading.state}`)} · ${reading.text}` }
    const { code, form } = reading.result
    const who = form ? `${form.name} ${form.lastName}` : reading.text
    return { tone: toneOf(reading.result), text: `${t(`codes.${code}`)} · ${who}` }
  }

  return (
    <Station
      title={t('title')}
      back={back}
      status={<Connection waiting={waiting} />}
      aside={
        zone && (
          <Recent
            items={readings.map((reading) => ({
              key: reading.key,
              at: reading.at,
              ...inWords(reading),
            }))}
          />
        )
      }
    >
      {zone ? (
        <>
          <ZoneLine zone={zone} onChange={() => choose('')} />
          {/* Above the answer, whose height would move the picture under the steward's card. */}
          <Camera onScan={read} />
          <Answer reading={readings[0]} />
          <WedgeInput label={t('label')} submitLabel={t('check')} onScan={read} />
        </>
      ) : (
        <>
          <p>{t('chooseZone')}</p>
          <ZoneTiles zones={zones} onChoose={(next) => choose(keyOf(next))} />
        </>
      )}
    </Station>
  )
}

function ZoneLine({ zone, onChange }: { zone: Zone; onChange(): void }) {
  const t = useTranslations('cards.scan')
  return (
    <div className={classes.line}>
      <span className={classes.code} style={{ backgroundColor: zone.color }}>
        {zone.value}
      </span>
      <span className={classes.words}>
        <strong>{zone.label}</strong>
        <span className={classes.tournament}>{zone.tournament}</span>
      </span>
      <Button variant="default" onClick={onChange}>
        {t('changeZone')}
      </Button>
    </div>
  )
}
