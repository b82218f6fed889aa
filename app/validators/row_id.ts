import vine from '@vinejs/vine'

/** Id of a row: PostgreSQL answers larger numbers with an error, SQLite with nothing. */
export const rowId = () => vine.number().withoutDecimals().positive().max(2_147_483_647)
