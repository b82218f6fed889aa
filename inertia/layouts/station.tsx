import '~/css/office.css'
import { Notifications } from '@mantine/notifications'
import type { PropsWithChildren } from 'react'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'

/** The whole screen for the page: doors and counters have nothing of the office around them. */
export default function StationLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <Notifications position="top-center" />
      <FlashNotice />
    </>
  )
}
