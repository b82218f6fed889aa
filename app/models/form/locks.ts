import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'

/**
 * Locks requests against decisions and signatures, in the order of ids, so that two changes do not
 * deadlock. Read in another statement: one that waited answers with rows from before its wait.
 */
export const lockRequests = (trx: TransactionClientContract, ids: number[] | ChainableContract) =>
  trx
    .from('forms')
    .whereIn('id', ids as number[])
    .orderBy('id')
    .select('id')
    .forUpdate()
