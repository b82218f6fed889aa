import { useNetwork } from '@mantine/hooks'
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/station/station.module.css'

type Props = {
  waiting?: number
  lost?: boolean
  /** What waits, in words, where it is no reading. */
  note?: string | null
}

/** Whether the station reaches the server, in a line; and how many readings wait until it does. */
export function Connection({ waiting = 0, lost = false, note }: Props) {
  const t = useTranslations('cards.station')
  const online = useNetwork().online && !lost
  const Drawing = online ? IconCloudCheck : IconCloudOff
  return (
    <span role="status" className={classes.connection} data-online={online || undefined}>
      <Drawing size={20} stroke={2} aria-hidden />
      {online ? t('online') : t('offline')}
      {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
      {note && ` · ${note}`}
    </span>
  )
}
