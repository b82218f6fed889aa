import db from '@adonisjs/lucid/services/db'

/** How many charges, how many of them were taken back, and the credits and cents that are left. */
export type Sums = { charges: number; undone: number; credits: number; amount: number }

const names = ['charges', 'undone', 'credits', 'amount'] as const

/** The columns that sum up charges, `charge`, which `undoing` took back. */
export const sums = () => [
  db.raw('count(*) as charges'),
  db.raw('count(undoing.id) as undone'),
  ...(['credits', 'amount'] as const).map((kind) =>
    db.raw(
      `coalesce(sum(case when charge.kind = '${kind}' and undoing.id is null
         then -charge.delta else 0 end), 0) as ${kind}`
    )
  ),
]

/** Sums as they were read; PostgreSQL hands its large numbers back as texts. */
export const sumsOf = (row: Record<string, any>) =>
  Object.fromEntries(names.map((name) => [name, Number(row[name])])) as Sums

/** The sums of several. */
export const added = (all: Sums[]) =>
  Object.fromEntries(
    names.map((name) => [name, all.reduce((total, one) => total + one[name], 0)])
  ) as Sums
