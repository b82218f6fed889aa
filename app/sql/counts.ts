import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export async function countRows<Model extends LucidModel, Row>(
  query: DatabaseQueryBuilderContract | ModelQueryBuilderContract<Model, Row>
): Promise<number> {
  const counted = query.count('* as total')
  const [{ total }] = await ('pojo' in counted ? counted.pojo<{ total: number }>() : counted)
  return total
}

export const relatedCount = (row: LucidRow, relation: string): number =>
  row.$extras[`${relation}_count`] ?? 0
