import { Membership } from '~/fieldsets/membership'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'

/** A guest of a player's team, brought along or invited by a link. */
export function GuestFieldset() {
  return (
    <>
      <Identity />
      <Photo />
      <Contact />
      <Address />
      <Membership />
    </>
  )
}
