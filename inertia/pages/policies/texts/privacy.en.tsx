import { Link } from '@adonisjs/inertia/react'
import { ContactLink } from '~/components/site/contact_link'
import type { Organiser, Retention } from '~/types'

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export function PrivacyEn({
  organiser,
  retention,
}: {
  organiser: Organiser
  retention: Retention
}) {
  return (
    <>
      <p className="page-lead">
        This page explains which personal data {organiser.name} collects when you ask for an
        accreditation, what for, how long they are kept and what you may ask of us.
      </p>

      <h2>1. Who answers for your data</h2>
      <p>
        The controller is {organiser.name}, tax number {organiser.taxId}, {organiser.address}. You
        can write to us at <ContactLink address={organiser.email} />.
      </p>

      <h2>2. Data protection officer</h2>
      <p>
        For anything about your data you can turn directly to our data protection officer:{' '}
        <ContactLink address={organiser.dpoEmail} />.
      </p>

      <h2>3. Which data we process</h2>
      <ul>
        <li>
          What you write in the form: identity, document, date of birth, nationality, contact,
          company or outlet, function, and the answers that each form asks for.
        </li>
        <li>Your photograph and, where the form asks for them, the documents you attach.</li>
        <li>
          What comes about later: the decision on your request, what your accreditation opens, the
          readings of your card at the doors, what you are charged at the restaurants, who collected
          your card and their signature, the mails we send you and the changes made by authorised
          staff.
        </li>
        <li>That you accepted this policy, with the date and the version.</li>
      </ul>
      <p>
        We do not ask for a copy of your identity document to handle the request: the number is
        enough, and the document is looked at when you collect the card. Answers without the word
        “optional” are needed; without them we cannot handle the request.
      </p>

      <h2>4. What we use them for, and on which basis</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Purpose</th>
            <th scope="col">Legal basis (GDPR)</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Handling your request, deciding on it, telling you and issuing the card</td>
            <td>Art. 6(1)(b)</td>
          </tr>
          <tr>
            <td>
              Safety of the venue and access control. Our legitimate interest is to protect people
              and to know who enters the restricted zones
            </td>
            <td>Art. 6(1)(f)</td>
          </tr>
          <tr>
            <td>Meeting legal duties and answering authorities and security forces</td>
            <td>Art. 6(1)(c)</td>
          </tr>
          <tr>
            <td>Whatever you allow separately, where a form asks you</td>
            <td>Art. 6(1)(a)</td>
          </tr>
        </tbody>
      </table>
      <p>
        The periods apply to closed editions: while the office works on an edition, its requests are
        kept.
      </p>
      <p>
        A person decides on every request: there are no automated decisions and no profiling. We do
        not use your data for advertising.
      </p>

      <h2>5. Minors</h2>
      <p>
        For anyone under 14 a parent or guardian has to send the request. Publishing images of
        minors is always asked separately, and saying no does not affect the request.
      </p>

      <h2>6. Who receives them</h2>
      <ul>
        <li>
          Companies that work for us and on our instructions: hosting, printing of cards, access
          control and security.
        </li>
        <li>
          The tours and federations of the tournament (for example ATP, WTA, ITF, DP World Tour,
          RFET or RFEG), only where it is needed to confirm your function.
        </li>
        <li>Security forces, courts and authorities that ask for them as the law provides.</li>
      </ul>
      <p>We do not sell your data or pass them on for other purposes.</p>

      <h2>7. International transfers</h2>
      <p>
        Your data are kept in the European Economic Area. Where a tour or federation based outside
        it needs them to confirm your function, we pass on no more than is necessary, relying on an
        adequacy decision or on the European Commission’s standard clauses.
      </p>

      <h2>8. How long we keep them</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Period</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              Requests that were rejected or never decided, from the last day of the tournament
            </td>
            <td>{months(retention.rejectedMonths)}</td>
          </tr>
          <tr>
            <td>
              Accredited people, from the last day of the tournament, so that the next edition
              recognises them
            </td>
            <td>{months(retention.approvedMonths)}</td>
          </tr>
          <tr>
            <td>
              Players of the tours' lists (name, date of birth, country, ranking), from the last day
              of the tournament
            </td>
            <td>{months(retention.playersMonths)}</td>
          </tr>
          <tr>
            <td>Copies of passports, from the last day of the tournament</td>
            <td>{months(retention.passportMonths)}</td>
          </tr>
          <tr>
            <td>Photographs and attached documents, from the last day of the tournament</td>
            <td>{months(retention.filesMonths)}</td>
          </tr>
          <tr>
            <td>
              Mails we send you, from when they were sent; at most until your request is deleted
            </td>
            <td>{months(retention.mailsMonths)}</td>
          </tr>
          <tr>
            <td>
              Readings of your card at the doors and what the gates were told, from each of them;
              until the edition is closed, what they were told last of your chip and what they have
              yet to be told stays
            </td>
            <td>{months(retention.accessMonths)}</td>
          </tr>
          <tr>
            <td>
              What restaurants charged, from the day itself, for the accounts; once your request is
              deleted, without your name
            </td>
            <td>{months(retention.chargesMonths)}</td>
          </tr>
          <tr>
            <td>
              The name, contact and signature of who collected cards, and whose cards they were,
              from the signature
            </td>
            <td>{months(retention.signaturesMonths)}</td>
          </tr>
          <tr>
            <td>Lists for the office’s work, from the day they were made</td>
            <td>{days(retention.exportDays)}</td>
          </tr>
          <tr>
            <td>Lists of players and people that are imported, from their upload</td>
            <td>{days(retention.importDays)}</td>
          </tr>
          <tr>
            <td>
              Files of a submission that a failure interrupted and that was not recorded, from the
              submission
            </td>
            <td>{days(retention.strayFileDays)}</td>
          </tr>
          <tr>
            <td>
              What the office's history says of people without a request (invitations, lists, the
              blacklist), from each line, and what people asked about their data, once answered
            </td>
            <td>{months(retention.historyMonths)}</td>
          </tr>
          <tr>
            <td>
              Failed attempts to enter the office in the history, with their IP address, from each
              one
            </td>
            <td>{months(retention.loginMonths)}</td>
          </tr>
          <tr>
            <td>
              The security log of the office’s accounts: logins, passwords and refused permissions,
              with their IP address, from each line
            </td>
            <td>{months(retention.securityMonths)}</td>
          </tr>
          <tr>
            <td>
              The access journal: which member of the office saw which request, photo or document,
              or got which list, from each entry. It contains no answers, names or documents of
              applicants
            </td>
            <td>{months(retention.journalMonths)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        The periods that count from the tournament's last day run once the organiser has closed the
        edition. If that has not happened {months(retention.closingMonths)} afterwards, the program
        reminds them every day, and after {months(retention.openMonths)} it lets the periods run by
        itself.
      </p>
      <p>
        After that the data are deleted automatically. Where the law obliges us to keep them because
        of possible liabilities, they are blocked and used for nothing else.
      </p>

      <h2>9. Your rights</h2>
      <p>
        You may ask at any time for access to your data, for correction or deletion, for restriction
        and for portability, and object to what rests on our legitimate interest. Consent can be
        withdrawn without affecting what was done before. Write to{' '}
        <ContactLink address={organiser.dpoEmail} />, give your reference and say what you ask for;
        we answer within a month, which may be extended by two more in complex cases.
      </p>
      <p>
        If you think that we did not respect your rights, you can complain to the Spanish data
        protection authority (
        <a href="https://www.aepd.es" className="link" rel="noreferrer">
          www.aepd.es
        </a>
        ).
      </p>

      <h2>10. Security</h2>
      <p>
        Only authorised staff see the requests, each of them what their work needs, and every change
        is recorded with its author. Photographs and documents are not public. If a breach puts you
        at high risk, we will tell you without delay.
      </p>

      <h2>11. Cookies</h2>
      <p>
        We only use technical cookies: they keep your session, remember the language and protect the
        forms. There are none of third parties, for analysis or for advertising. While you fill in a
        form, what you write is kept in your own browser, for 14 days at most, until you send or
        clear it.
      </p>

      <h2>12. Changes</h2>
      <p>
        If this text changes, the new version is published here; each request records the version
        you accepted. Using the card is ruled by the{' '}
        <Link route="policies.accreditation" className="link">
          accreditation policy
        </Link>
        .
      </p>
    </>
  )
}
