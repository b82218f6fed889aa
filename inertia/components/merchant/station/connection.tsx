import { useNetwork } from '@mantine/hooks'
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/station/station.module.css'

type Props = {
  waiting?: number
  lost?: boolean
  note?: string | null
}

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
