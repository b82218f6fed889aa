/* Loaded before a process of the product (`--import`): its clock runs CLOCK_AHEAD_DAYS ahead. */
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000
const Real = Date

globalThis.Date = class Date extends Real {
  constructor(...values) {
    super(...(values.length > 0 ? values : [Real.now() + ahead]))
  }

  static now() {
    return Real.now() + ahead
  }
}
