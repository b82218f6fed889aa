import '~/css/office.css'
import { Notifications } from '@mantine/notifications'
import type { PropsWithChildren } from 'react'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'

/** Stations use the whole screen: doors and counters need no navigation. */
export default function StationLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <Notifications position="top-center" />
      <FlashNotice />
    </>
  )
}
