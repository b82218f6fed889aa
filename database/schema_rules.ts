import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const json = {
  tsType: 'any',
  decorators: [{ name: '@jsonColumn' }],
  imports: [{ source: '#database/columns', namedImports: ['jsonColumn'] }],
}

const flag = {
  tsType: 'boolean',
  decorators: [{ name: '@flagColumn' }],
  imports: [{ source: '#database/columns', namedImports: ['flagColumn'] }],
}

/** How the generated models of `schema.ts` read columns that the two databases keep differently. */
export default {
  types: { json, jsonb: json, boolean: flag },
} satisfies SchemaRules
