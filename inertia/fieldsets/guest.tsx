import { Membership } from '~/fieldsets/membership'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'

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
