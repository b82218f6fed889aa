import { configApp } from '@adonisjs/eslint-config'

/**
 * The rooms of app/, from what knows least to what knows most: a room imports those above it in
 * this list and, of its own line, those to its left. Types may come from anywhere.
 */
const rooms = [
  ['exceptions', 'text', 'process', 'sql', 'money', 'runs'],
  ['form_types'],
  ['documents'],
  ['models'],
  [
    'queries',
    'figures',
    'requests',
    'bulk_changes',
    'print_runs',
    'gates',
    'pickups',
    'meals',
    'players',
    'imports',
    'outbox',
    'accounts',
    'exports',
  ],
  ['integrations', 'mails', 'purge', 'operations', 'people', 'jobs'],
  ['http', 'policies', 'validators', 'transformers', 'props', 'controllers', 'middleware'],
].flat()

const web = ['@adonisjs/core/http', '@adonisjs/inertia*', '@adonisjs/session*', '@adonisjs/shield*']

const layering = rooms.map((room, at) => ({
  files: [`app/${room}/**/*.ts`],
  rules: {
    'no-restricted-imports': 'off',
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              ...rooms.slice(at + 1).map((above) => `#${above}/*`),
              '#start/*',
              '!#start/env',
              '!#start/limiter',
            ],
            allowTypeImports: true,
            message: `app/${room} knows nothing of the rooms that use it.`,
          },
          ...(at < rooms.indexOf('http')
            ? [{ group: web, message: `app/${room} does not know that there is a web.` }]
            : []),
        ],
      },
    ],
  },
}))

const WAIT = 'Wait for the state itself: until(condition, what, seconds) of tests/helpers/until.ts.'
const forbidden = (names) => names.map((name) => ({ name, message: WAIT }))

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
  // A check of its own looks at the formatting.
  { rules: { 'prettier/prettier': 'off' } },
  // `(await query()).length` says what it counts; a name for the list in between says nothing.
  { rules: { '@unicorn/no-await-expression-member': 'off' } },
  {
    // Pages may know the server's types, never its code.
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      '@adonisjs/no-backend-import-in-frontend': ['error', { allowed: ['#shared/*'] }],
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#*', '!#shared/*', '../../app/*', '../../../app/*'],
              allowTypeImports: true,
              message: 'Pages import the server as types only.',
            },
          ],
        },
      ],
    },
  },
  {
    // Runs in the browser and on the server alike.
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!#shared/)', message: 'Shared code imports nothing but shared code.' },
          ],
        },
      ],
    },
  },
  {
    // The compiler follows a row from its query to its cell.
    files: [
      'app/{controllers,policies,props,transformers}/**/*.ts',
      'inertia/{components,pages}/**/*.{ts,tsx}',
      'inertia/types.ts',
    ],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  ...layering,
  {
    // A pause is too short on a slow machine and too long on a fast one.
    files: ['tests/**/*.ts'],
    ignores: ['tests/progress.ts', 'tests/fixtures/**', 'tests/helpers/until.ts'],
    rules: {
      'no-restricted-globals': ['error', ...forbidden(['setTimeout', 'setInterval'])],
      'no-restricted-imports': [
        'error',
        { paths: forbidden(['node:timers', 'node:timers/promises', 'timers', 'timers/promises']) },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression > Identifier[name=/^(waitForTimeout|setTimeout|setInterval)$/]',
          message: WAIT,
        },
        {
          selector: 'Literal[value="networkidle"]',
          message: 'A quiet network does not say that a page is live: use openPage.',
        },
      ],
    },
  },
]
