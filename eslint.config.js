import { configApp } from '@adonisjs/eslint-config'
import regexp from 'eslint-plugin-regexp'

/**
 * The rooms of app/, from what knows least to what knows most: a room imports those above it in
 * this list and, of its own line, those to its left. Types may come from anywhere.
 */
const rooms = [
  ['exceptions', 'text', 'process', 'sql', 'money', 'runs', 'sealing'],
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
    'journal',
    'exports',
  ],
  ['integrations', 'mails', 'purge', 'operations', 'people', 'jobs'],
  ['policies', 'validators', 'transformers', 'props', 'http', 'controllers', 'middleware'],
].flat()

/** Modules of a request. The address of a route and the rows of a user are none. */
const web = [
  '^@adonisjs/core/(types/)?(http|bodyparser|transformers)',
  '^@adonisjs/core/services/(server|test_utils)$',
  '^@adonisjs/(bouncer|cors|inertia|session|shield|static|vite)(/|$)',
  '^@adonisjs/auth(?!/mixins/lucid$|/session$)',
  '^(@inertiajs|@tuyau|react|react-dom)(/|$)',
].join('|')

/** What a room does not import. `allowTypeImports`: its types it may. */
function closedTo(room, at) {
  const hasNoWeb = at < rooms.indexOf('policies')
  return [
    { regex: '^\\.', message: 'A module is imported by its room: #models/form.' },
    {
      regex: [
        ...rooms.slice(at + 1).map((above) => `^#${above}/`),
        `^#start/(?!env$${hasNoWeb ? '' : '|limiter$'})`,
        '^#(providers|tests)/',
        '^#database/(factories|migrations|seeders)/',
      ].join('|'),
      allowTypeImports: true,
      message: `app/${room} knows nothing of the rooms that use it.`,
    },
    ...(hasNoWeb
      ? [
          { regex: web, message: `app/${room} does not know that there is a web.` },
          {
            regex: '^@adonisjs/auth/session$',
            allowImportNames: ['DbRememberMeTokensProvider'],
            message: `app/${room} does not know that there is a web.`,
          },
        ]
      : []),
  ]
}

const layering = rooms.map((room, at) => {
  const patterns = closedTo(room, at)
  return {
    files: [`app/${room}/**/*.ts`],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression:not([source.type="Literal"])',
          message: 'A module is imported by its name.',
        },
        ...patterns.map(({ regex, message }) => ({
          selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
          message,
        })),
      ],
    },
  }
})

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
    // The compiler follows a row from its query to its cell. In a form each control knows the kind
    // of its own answer, and the types of Inertia's forms hold no answers that contain answers.
    files: ['{app,config,shared,start}/**/*.ts', 'inertia/**/*.{ts,tsx}'],
    ignores: ['inertia/fields/checks.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    // Strangers write what these read: a long text must not keep the server busy.
    files: ['{app,config,providers,shared,start}/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
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
