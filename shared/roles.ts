export const roles = ['admin', 'staff', 'coordinator', 'restaurant'] as const

/** What an administrator grants to each member of staff. */
export const rights = ['create', 'edit', 'print', 'rfid', 'toppanel'] as const

/** What the product checks before it shows or does something. docs/roles.md describes each. */
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

/** The rights of a user, by column. */
type Grants = Record<`can${Capitalize<Right>}`, boolean>

/** The abilities of a user depend on these. If `formTypes` is null, they work with all form types. */
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

/** Whether the role and the rights of a user give an ability. */
export const may = (user: Pick<Grantee, 'role'> & Grants, ability: Ability): boolean =>
  rightsFor(user.role, ability)?.every((right) => user[columnOf(right)]) ?? false

/** The roles that can have an ability. */
export const rolesThatMay = (ability: Ability): Role[] =>
  roles.filter((role) => rightsFor(role, ability))

/** Whether rights make a difference for users of a role. */
export const takesRights = (role: Role): boolean =>
  Object.values(abilitiesOf[role]).some((needed) => needed.length > 0)

/** Whether users of a role may serve only in the restaurants they belong to. */
export const belongsToRestaurants = (role: Role): boolean =>
  rightsFor(role, 'serve') !== null && rightsFor(role, 'serveAnywhere') === null

/** Whether a user sees the data of minors: users who are named for them, and administrators. */
export const seesMinors = (user: Pick<Grantee, 'role'> & Grants & { minors: boolean }): boolean =>
  user.minors || may(user, 'configure')

/** Whether a user works with requests of a type. */
export const seesType = ({ formTypes }: Pick<Grantee, 'formTypes'>, type: string): boolean =>
  formTypes?.includes(type) ?? true
