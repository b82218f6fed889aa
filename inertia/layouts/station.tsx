import '~/css/office.css'
import { Notifications } from '@mantine/notifications'
import type { PropsWithChildren } from 'react'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'
import { useFailedVisit } from '~/components/merchant/shell/use_failed_visit'

/** Stations use the whole screen: doors and counters need no navigation. */
export default function StationLayout({ children }: PropsWithChildren) {
  useFailedVisit()
  return (
    <>
      {children}
      <Notifications position="top-center" />
      <FlashNotice />
    </>
  )
}
