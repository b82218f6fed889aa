import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Whether the database is PostgreSQL. Else it is SQLite. */
export const isPostgres = (client: Pick<QueryClientContract, 'dialect'> = db.connection()) =>
  client.dialect.name === 'postgres'
