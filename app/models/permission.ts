import { PermissionSchema } from '#database/schema'
import { zoneCodes } from '#form_types/categories'

export type Flags = Record<string, 0 | 1 | string>

/** A profile of what a credential opens, and when. */
export default class Permission extends PermissionSchema {
  declare flags: Flags

  /** The flags of a request: the profile's, with the request's own overrides on top. */
  static effective(profile: Permission | null, overrides: Flags | null): Flags {
    return { ...profile?.flags, ...overrides }
  }

  /** Zone codes that flags open, in the order the card shows them. */
  static zonesOf(flags: Flags): string[] {
    if (flags.all === 1) return [...zoneCodes]
    return zoneCodes.filter((code) => flags[code] && String(flags[code]) !== '0')
  }

  /** Without an end the profile is a daily one (specification §3). */
  get isDaily() {
    return this.endsOn === null
  }
}
