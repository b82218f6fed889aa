export const roles = ['admin', 'staff', 'coordinator', 'restaurant'] as const

/** What an administrator grants to each member of staff. */
export const rights = ['create', 'edit', 'print', 'rfid', 'toppanel'] as const

/** What the product asks before it shows or does something; docs/roles.md says each in words. */
export const abilities = [
  'enterOffice',
  'create',
  'createMany',
  'edit',
  'changeMany',
  'readAllChanges',
  'removeAnyNote',
  'print',
  'rfid',
  'export',
  'readLists',
  'scan',
  'readPickups',
  'createPickups',
  'editPickups',
  'printPickups',
  'serve',
  'serveAnywhere',
  'readCharges',
  'readAllCharges',
  'configure',
] as const

export type Role = (typeof roles)[number]
export type Right = (typeof rights)[number]
export type Ability = (typeof abilities)[number]

/** The rights that were granted to a user, by their columns. */
export type Grants = Record<`can${Capitalize<Right>}`, boolean>

/** A user as far as their abilities go; without form types they work with all of them. */
export type Grantee = { role: Role; formTypes: string[] | null } & Grants

/** The abilities of a role. A user of the role also needs the rights listed for the ability. */
type Abilities = Partial<Record<Ability, readonly Right[]>>

const abilitiesOf: Record<Role, Abilities> = {
  admin: Object.fromEntries(abilities.map((ability) => [ability, []])),
  staff: {
    enterOffice: [],
    create: ['create'],
    createMany: ['create', 'toppanel'],
    edit: ['edit'],
    changeMany: ['edit', 'toppanel'],
    print: ['print'],
    rfid: ['rfid'],
    export: ['toppanel'],
    readLists: [],
    scan: [],
    readPickups: [],
    createPickups: ['create'],
    editPickups: ['edit'],
    printPickups: ['print'],
    readCharges: [],
    readAllCharges: [],
  },
  coordinator: {
    readLists: [],
    scan: [],
    readPickups: [],
    createPickups: [],
    editPickups: [],
    printPickups: [],
  },
  restaurant: { serve: [], readCharges: [] },
}

/** The column of the users that holds a right. */
export const columnOf = (right: Right) =>
  `can${right[0].toUpperCase()}${right.slice(1)}` as keyof Grants

/** The rights that a user of a role needs for an ability. Null: no right gives the role this ability. */
export const rightsFor = (role: Role, ability: Ability): readonly Right[] | null =>
  abilitiesOf[role][ability] ?? null

/** Whether a user may do something, as far as their role and rights go. */
export const may = (user: Pick<Grantee, 'role'> & Grants, ability: Ability): boolean =>
  rightsFor(user.role, ability)?.every((right) => user[columnOf(right)]) ?? false

/** The roles of which somebody may do something. */
export const rolesThatMay = (ability: Ability): Role[] =>
  roles.filter((role) => rightsFor(role, ability))

/** Whether it matters which rights a user of a role was granted. */
export const takesRights = (role: Role): boolean =>
  Object.values(abilitiesOf[role]).some((taken) => taken.length > 0)

/** Whether users of a role belong to restaurants, the only ones where they serve. */
export const belongsToRestaurants = (role: Role): boolean =>
  rightsFor(role, 'serve') !== null && rightsFor(role, 'serveAnywhere') === null

/** Whether requests of a type are a user's business. */
export const seesType = ({ formTypes }: Pick<Grantee, 'formTypes'>, type: string): boolean =>
  formTypes?.includes(type) ?? true
