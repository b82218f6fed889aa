/** Formatting, lint and types. Results are kept in `.cache` for the next run. */
import { execFileSync } from 'node:child_process'
import { throwawayEnvironment } from './environment.mjs'
import { node, root } from './process.mjs'

const prettier = 'node_modules/prettier/bin/prettier.cjs'
const eslint = 'node_modules/eslint/bin/eslint.js'
// The native compiler, as in the build; two packages have a `tsc`, so its path is written out. ESLint
// needs the API of the other one, `typescript`.
const tsc = 'node_modules/native-typescript/bin/tsc'

/**
 * Each returns `{ code, output }`. The type checks need the generated files. The options are those of
 * `run` in `process.mjs`.
 */
export const checks = [
  {
    name: 'types of the server',
    kind: 'types',
    remedy: 'run npm run typecheck',
    run: (options) => typesOf('tsconfig.json', 'server', options),
  },
  {
    name: 'lint',
    remedy: 'run npm run lint',
    run: (options) => captured([eslint, '.', '--max-warnings=0', ...cachedIn('eslint')], options),
  },
  {
    name: 'types of the pages',
    kind: 'types',
    remedy: 'run npm run typecheck',
    run: (options) => typesOf('inertia/tsconfig.json', 'pages', options),
  },
  {
    name: 'formatting',
    remedy: 'run npm run format',
    run: (options) =>
      captured([prettier, '--check', '.', '--log-level=warn', ...cachedIn('prettier')], options),
  },
]

export function format(args) {
  const write = args.includes('--check') ? [] : ['--write']
  return shown([prettier, ...write, ...everythingUnlessNamed(args)])
}

export function lint(args) {
  return shown([eslint, ...everythingUnlessNamed(args)])
}

export async function typecheck() {
  for (const step of [
    generateTypes,
    ...checks.filter(({ kind }) => kind === 'types').map(({ run }) => run),
  ]) {
    const { code, output } = await step()
    if (code !== 0) {
      process.stderr.write(output)
      return code
    }
  }
  return 0
}

/** Writes `.adonisjs`. `mustBeFresh`: it fails if what the repository holds differs. */
export async function generateTypes({ mustBeFresh = false, ...options } = {}) {
  const made = await captured(['ace.js', 'codegen'], { ...options, env: throwawayEnvironment() })
  if (made.code !== 0 || !mustBeFresh) return made
  const output = execFileSync('git', ['status', '--porcelain', '.adonisjs'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { code: output === '' ? 0 : 1, output }
}

const typesOf = (project, name, options) =>
  captured(
    [
      tsc,
      '--noEmit',
      '--incremental',
      ...['--project', project],
      ...['--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`],
    ],
    options
  )

const cachedIn = (tool) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=.cache/${tool}.json`,
]

const captured = (script, options) => node(script, { output: 'capture', ...options })

async function shown(script) {
  const { code } = await node(script)
  return code
}

function everythingUnlessNamed(args) {
  return args.some((arg) => !arg.startsWith('-')) ? args : ['.', ...args]
}
