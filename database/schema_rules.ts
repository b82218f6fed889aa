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

const integer = { tsType: 'number', decorators: [{ name: '@column' }], imports: [] }

/** Column decorators of `schema.ts` for types that the two databases store differently. */
export default {
  types: { json, jsonb: json, boolean: flag, bigint: integer },
} satisfies SchemaRules
