/**
 * How much each measurement does: as the bounds ask for, or less to try the measurements out.
 * `pages`: load of the public form. `submissions`, `previews` (of a mass update), `firstVisits`: how many.
 * `listRequests`: asks of each list. `officeTurns`: pages turned in Chromium. `calmSeconds`: of the public page
 * with nothing else beside. `officeHours`: of the office's work before its memory is read.
 */
export const full = {
  // Of press: 40,000 among 100,000 requests of all types.
  lists: [1_000, 10_000, 40_000],
  exports: [10_000, 100_000],
  imports: [10_000],
  pages: { connections: 8, requests: 3_000, seconds: 30 },
  submissions: 150,
  listRequests: 100,
  officeTurns: 7,
  previews: 30,
  cards: 1_000,
  calmSeconds: 10,
  approvals: 10_000,
  crowdSeconds: 60,
  scanSeconds: 10,
  firstVisits: 50,
  officeHours: 1,
}

/** Press requests among a million, for lists and exports. Seeding takes a quarter of an hour and 5 GB. */
export const MILLION = 400_000

export const quick = {
  lists: [200, 1_000],
  exports: [1_000],
  imports: [1_000],
  pages: { connections: 8, requests: 300, seconds: 5 },
  submissions: 15,
  listRequests: 20,
  officeTurns: 2,
  previews: 5,
  cards: 60,
  calmSeconds: 3,
  approvals: 300,
  crowdSeconds: 8,
  scanSeconds: 3,
  firstVisits: 5,
  officeHours: 0.01,
}
