import { CreditResetSchema } from '#database/schema'

/** A mass update that is kept: run by hand, or every day at an hour. */
export default class CreditReset extends CreditResetSchema {}
