/**
 * How long personal data are kept: in months after the tournament's last day unless stated otherwise,
 * and at least until its edition is no longer active. The privacy policy prints these periods, so the
 * nightly purge must apply each of them.
 */
export const retention = {
  /** Requests that were rejected or never decided. */
  rejectedMonths: 3,
  /** Accredited people, so that next year's edition recognises them. */
  approvedMonths: 13,
  /** Players of the tours' lists, as long as the people accredited for them. */
  playersMonths: 13,
  /** Photos and uploaded documents. */
  filesMonths: 3,
  /** Copies of passports, which only the edition itself needs. */
  passportMonths: 1,
  /** Mails and their addressees, from the day they were sent; no longer than their request. */
  mailsMonths: 6,
  /**
   * Zone checks and access orders, from their day. Pending orders, and the last one of each chip, stay
   * until the edition is closed.
   */
  accessMonths: 1,
  /**
   * Charges of restaurants, from their day, for accounting. The person's request and other movements
   * are removed earlier, as above.
   */
  chargesMonths: 72,
  /** Collectors who signed for the cards of others, from the signature. */
  signaturesMonths: 60,
  /**
   * History of everything but requests and settings, what people asked about their data, once answered,
   * and pickup lists that nobody signed.
   */
  historyMonths: 13,
  /** Failed logins in the history, with their IP addresses. */
  loginMonths: 3,
  /** The security log of users' accounts: logins, factors, refusals, with IP addresses. */
  securityMonths: 12,
  /** The access journal: which user saw or got what. It names no applicant. */
  journalMonths: 12,
  /** Exports on disk, in days from their making. */
  exportDays: 2,
  /** Files without a record, which a process leaves if it is killed while it stores them, in days. */
  strayFileDays: 1,
  /** Files of imported lists of players and people, in days from their import. */
  importDays: 30,
  /** Jobs and runs that failed, in days from their end. */
  jobDays: 30,
  /** Least number of requests of an organisation that a closed edition's figures name. */
  smallestOrganisation: 3,
  /** After this time the office is asked every day to close an edition that is still active. */
  closingMonths: 1,
  /** After this time an edition is deactivated by the clock, so that all periods run. */
  openMonths: 3,
  /** Administrators get a mail this many days before that. */
  noticeDays: 14,
} as const

/** The edition of canaries and the year that they are dated. Lists leave both out. */
export const canaries = { code: 'canary', year: 1970, before: '1971-01-01' } as const
