import db from '@adonisjs/lucid/services/db'

export type Sums = { charges: number; undone: number; credits: number; amount: number }

export const sumColumns = () => [
  db.raw('count(*) as charges'),
  db.raw('count(undoing.id) as undone'),
  ...(['credits', 'amount'] as const).map((kind) =>
    db.raw(
      `coalesce(sum(case when charge.kind = '${kind}' and undoing.id is null
         then -charge.delta else 0 end), 0) as ${kind}`
    )
  ),
]

export const sumsOf = (row: Sums) => sumsBy((name) => row[name])

export const addSums = (all: Sums[]) =>
  sumsBy((name) => all.reduce((total, sums) => total + sums[name], 0))

const sumsBy = (sumOf: (name: keyof Sums) => number): Sums => ({
  charges: sumOf('charges'),
  undone: sumOf('undone'),
  credits: sumOf('credits'),
  amount: sumOf('amount'),
})
