import { BlacklistHitSchema } from '#database/schema'

export default class BlacklistHit extends BlacklistHitSchema {}
