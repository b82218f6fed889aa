import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PermissionSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { zoneCodes, type Category } from '#form_types/categories'
import { effectOf, updateCardsAfterSave } from '#models/card/staleness'
import Form from '#models/form'
import { deleteBy, saveBy } from '#sql/history'
import Tournament from '#models/tournament'
import type { Actor } from '#shared/history'
import { countRows } from '#sql/counts'

export type Flags = Record<string, 0 | 1 | string>

const isOn = (value: unknown) => Boolean(value) && String(value) !== '0'
const isZone = (code: string) => zoneCodes.some((zone) => zone === code)

// The order in which PostgreSQL keeps JSON keys; histories compare the values.
const inOrder = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a.length - b.length || (a < b ? -1 : 1)

export default class Permission extends PermissionSchema {
  declare flags: Flags
  declare category: Category | null

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  @hasMany(() => Form, { foreignKey: 'idPermission' })
  declare forms: HasMany<typeof Form>

  static effective(profile: Pick<Permission, 'flags'> | null, overrides: Flags | null): Flags {
    const flags = Object.entries(profile?.flags ?? {})
    // A request with access to all zones ignores the zone flags of its profile.
    const base = isOn(overrides?.all) ? flags.filter(([code]) => !isZone(code)) : flags
    return { ...Object.fromEntries(base), ...overrides }
  }

  /** The flag of the zone wins over `all`. */
  static opens(flags: Flags, zone: string) {
    return isOn(flags[zone] ?? (isZone(zone) ? flags.all : 0))
  }

  static zonesOf(flags: Flags): string[] {
    return zoneCodes.filter((code) => this.opens(flags, code))
  }

  static overridesOf(profile: Pick<Permission, 'flags'> | null, flags: Flags | null): Flags | null {
    if (!flags) return null
    const { all, ...others } = flags
    const valueIn = (base: Flags, code: string) => base[code] ?? (isZone(code) ? base.all : 0) ?? 0
    const differs = all !== undefined && all !== valueIn(profile?.flags ?? {}, 'all')
    const own: Flags = differs ? { all } : {}
    const base = this.effective(profile, own)
    const differing = Object.entries(others).filter(
      ([code, value]) => value !== valueIn(base, code)
    )
    const overrides = [...Object.entries(own), ...differing].sort(inOrder)
    return overrides.length > 0 ? Object.fromEntries(overrides) : null
  }

  static async requestCounts(profiles: Permission[]): Promise<Map<number, number>> {
    const rows = await db
      .from('forms')
      .whereIn(
        'id_permission',
        profiles.map(({ id }) => id)
      )
      .groupBy('id_permission')
      .select('id_permission as id')
      .count('* as count')
    return new Map(rows.map(({ id, count }) => [id, count]))
  }

  /** The profile that requests of a category get; null if the edition has none. */
  static ofCategory(
    tournamentId: number,
    category: string,
    client: QueryClientContract
  ): Promise<Permission | null> {
    return this.query({ client }).where({ tournamentId, category }).first()
  }

  get isDaily() {
    return this.endsOn === null
  }

  /**
   * What saving would change: the accredited people who have the profile, how many printed cards
   * would be out of date, and how many cards the gates would be told of.
   * @throws FieldRefusal as `saveFor`
   */
  async effect() {
    await this.#refuseTaken()
    const holders = Form.query().where({ idPermission: this.id, state: 'approved' })
    return { people: await countRows(holders), ...(await effectOf(this)) }
  }

  /** @throws FieldRefusal if another profile of the edition has the name or category */
  async saveFor(by: Actor) {
    await this.#refuseTaken()
    await saveBy(this, by)
    await updateCardsAfterSave({ permissionId: this.id }, by)
  }

  async #refuseTaken() {
    const { name, category, tournamentId } = this
    const others = Permission.query()
      .where({ tournamentId })
      .if(this.$isPersisted, (query) => {
        query.whereNot('id', this.id)
      })
    for (const other of await others) {
      if (other.name === name) throw new FieldRefusal('name', 'permissionNameTaken')
      if (category && other.category === category)
        throw new FieldRefusal('category', 'categoryTaken', { name: other.name })
    }
  }

  /** @throws Refusal `permissionUsed` or `permissionDefault` */
  async deleteFor(by: Actor) {
    const count = await countRows(Form.query().where('idPermission', this.id))
    if (count > 0) throw new Refusal('permissionUsed', { count }, { status: 409 })
    if (this.category) throw new Refusal('permissionDefault', {}, { status: 409 })
    await deleteBy(this, by)
  }
}
