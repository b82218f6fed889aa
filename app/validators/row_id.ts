import { digits } from '#form_types/kinds/rules'

/** Id of a row: PostgreSQL answers larger numbers with an error, SQLite with nothing. */
export const rowId = () => digits().withoutDecimals().positive().max(2_147_483_647)
