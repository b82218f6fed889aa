/**
 * How long personal data is kept, in months after the tournament's last day unless said otherwise,
 * and never before its edition is closed (no longer the active one). The privacy page prints this
 * table and the nightly purge applies it: nothing may stand here that the purge does not do.
 */
export const retention = {
  /** Requests that were refused or never decided. */
  rejectedMonths: 3,
  /** Accredited people, so that next year's edition recognises them. */
  approvedMonths: 13,
  /** Players of the tours' lists, as long as the people accredited for them. */
  playersMonths: 13,
  /** Portraits and uploaded documents. */
  filesMonths: 3,
  /** Copies of passports, which only the edition itself needs. */
  passportMonths: 1,
  /** Mails and their addressees, from the day they were sent; no longer than their request. */
  mailsMonths: 6,
  /**
   * Readings at the doors, and what the gates were told, from the day itself; what they were told
   * last of a chip, and have yet to be told, stays until the edition is closed.
   */
  accessMonths: 1,
  /**
   * What restaurants charged, from the day itself, for the books; without the person, whose request
   * and other movements go as above.
   */
  chargesMonths: 72,
  /** Who collected cards for others and signed for them, from the signature. */
  signaturesMonths: 60,
  /** What the history says of people without a request: lists, links, the blacklist, players. */
  historyMonths: 13,
  /** Failed logins in the history, with their addresses. */
  loginMonths: 3,
  /** Exports on disk, in days from their making. */
  exportDays: 2,
  /** Lists of players and people that came as files, in days from their import. */
  importDays: 30,
  /** What is left of work that failed, in days from its end. */
  jobDays: 30,
  /** An edition that is active so long after its last day is called for: its data stay until then. */
  closingMonths: 1,
} as const
