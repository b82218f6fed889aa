import { digits } from '#form_types/kinds/rules'

/** PostgreSQL fails on larger numbers; SQLite finds nothing. */
export const rowId = () => digits().withoutDecimals().positive().max(2_147_483_647)
