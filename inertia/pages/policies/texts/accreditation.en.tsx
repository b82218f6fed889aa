import { ContactLink } from '~/components/site/contact_link'
import type { Organiser } from '~/types'

export function AccreditationEn({ organiser }: { organiser: Organiser }) {
  return (
    <>
      <p className="page-lead">
        An accreditation is a permit to work. These are the terms that the applicant and the
        accredited person accept.
      </p>

      <h2>1. What it is for</h2>
      <p>
        It lets one particular person do their work at the tournament, in the zones and on the days
        that the work needs. It is not a ticket: it gives no right to a seat, to bring others or to
        enter outside one’s function. Sending a request does not guarantee an accreditation, and{' '}
        {organiser.name} may grant it for some days or zones only.
      </p>

      <h2>2. True data</h2>
      <p>
        The applicant vouches that the data and the photograph are their own, recent and true. The
        photograph shows only the accredited person, facing the camera with the face uncovered;
        others are rejected.
      </p>

      <h2>3. Personal and not transferable</h2>
      <p>
        The card may not be lent, passed on, sold or copied. It is collected in person, with an
        identity document, at the accreditation office.
      </p>

      <h2>4. Always visible</h2>
      <p>
        It is worn in plain sight throughout the venue and shown, together with an identity
        document, whenever staff or security ask for it. Passing a gate may be recorded.
      </p>

      <h2>5. Zones and days</h2>
      <p>
        It opens only the zones printed on it, while it is valid. Access to some zones may be
        limited for reasons of capacity or safety even if they are on the card.
      </p>

      <h2>6. Loss or theft</h2>
      <p>
        It must be reported to the accreditation office at once. The lost card is blocked, and
        another is issued only after checking the identity. If the first one turns up it is no
        longer valid and must be handed in.
      </p>

      <h2>7. Ownership and withdrawal</h2>
      <p>
        The card belongs to {organiser.name}, which may block or withdraw it at any time and without
        compensation if these terms, the rules of the venue or the instructions of security are not
        observed.
      </p>

      <h2>8. Images</h2>
      <p>
        The tournament is filmed, photographed and broadcast. Everybody who enters may appear in
        these images. Professional filming and photography is for media accredited to do so, within
        the limits of their accreditation and of the broadcasting rights. Drones are forbidden.
      </p>

      <h2>9. Betting and live data</h2>
      <p>
        It is forbidden to collect, transmit or publish scores or data of play live for commercial
        or betting purposes, and to bet on the tournament, help others to bet or accept benefits for
        information that is not public. Doing so means immediate withdrawal and a report to the
        integrity bodies.
      </p>

      <h2>10. Conduct</h2>
      <p>
        Accredited people respect play, players and spectators. They do not ask for autographs or
        personal photographs while at work, do not sell or hand out advertising, and follow the
        safety rules of the venue.
      </p>

      <h2>11. Minors</h2>
      <p>
        The request of a person under 14 is sent by a parent or guardian, who answers for these
        terms being observed.
      </p>

      <h2>12. Law and contact</h2>
      <p>
        These terms are governed by Spanish law. If you have any question, write to{' '}
        <ContactLink address={organiser.email} />.
      </p>
    </>
  )
}
