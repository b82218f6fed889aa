import { configApp } from '@adonisjs/eslint-config'

const http = ['@adonisjs/core/http', '#controllers/*', '#middleware/*', '@adonisjs/inertia*']

export default [
  ...configApp({ files: ['**/*.ts', '**/*.tsx'] }),
  {
    ignores: [
      'build',
      '.adonisjs',
      'public',
      'database/schema.ts',
      'bench/peers/node_modules',
      '.cache',
      'storage',
      'tmp',
    ],
  },
  // `(await query()).length` says what it counts; a name for the list in between says nothing.
  { rules: { '@unicorn/no-await-expression-member': 'off' } },
  {
    // Pages may know the server's types, never its code.
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#*', '../../app/*', '../../../app/*'],
              allowTypeImports: true,
              message: 'Pages import the server as types only.',
            },
          ],
        },
      ],
    },
  },
  {
    // What the business is made of does not know that there is a web.
    files: ['app/models/**/*.ts', 'app/form_types/**/*.ts', 'app/documents/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: http, message: 'Models, form types and documents know no HTTP.' }] },
      ],
    },
  },
]
