import { BlacklistHitSchema } from '#database/schema'

/** That a listed person was refused, and at which form. */
export default class BlacklistHit extends BlacklistHitSchema {}
