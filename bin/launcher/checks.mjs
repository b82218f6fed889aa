/** Formatting, lint and types. What was found right is kept in `.cache` for the next run. */
import { execFileSync } from 'node:child_process'
import { throwawayEnvironment } from './environment.mjs'
import { node, root } from './process.mjs'

const prettier = 'node_modules/prettier/bin/prettier.cjs'
const eslint = 'node_modules/eslint/bin/eslint.js'
// The native compiler, which the build takes too: of two `tsc` npm links the first by name. The API that
// ESLint needs is only in `typescript`, the version before.
const tsc = 'node_modules/native-typescript/bin/tsc'

/** Each gives `{ code, output }`; the types stand on the generated files. */
export const checks = [
  {
    name: 'types of the server',
    remedy: 'run npm run typecheck',
    run: () => typesOf('tsconfig.json', 'server'),
  },
  {
    name: 'lint',
    remedy: 'run npm run lint',
    run: () => captured([eslint, '.', '--max-warnings=0', ...cachedIn('eslint')]),
  },
  {
    name: 'types of the pages',
    remedy: 'run npm run typecheck',
    run: () => typesOf('inertia/tsconfig.json', 'pages'),
  },
  {
    name: 'formatting',
    remedy: 'run npm run format',
    run: () => captured([prettier, '--check', '.', '--log-level=warn', ...cachedIn('prettier')]),
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
  for (const step of [generateTypes, ...checks.filter(isOfTypes).map(({ run }) => run)]) {
    const { code, output } = await step()
    if (code !== 0) {
      process.stderr.write(output)
      return code
    }
  }
  return 0
}

/** Writes `.adonisjs`. `mustBeFresh`: it fails if what the repository holds differs. */
export async function generateTypes({ mustBeFresh = false } = {}) {
  const made = await captured(['ace.js', 'codegen'], throwawayEnvironment())
  if (made.code !== 0 || !mustBeFresh) return made
  const output = execFileSync('git', ['status', '--porcelain', '.adonisjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  return { code: output === '' ? 0 : 1, output }
}

const isOfTypes = ({ name }) => name.startsWith('types')

const typesOf = (project, name) =>
  captured([
    ...[tsc, '--noEmit', '--project', project],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`],
  ])

const cachedIn = (tool) => [
  ...['--cache', '--cache-strategy=content', `--cache-location=.cache/${tool}.json`],
]

const captured = (script, env = process.env) =>
  node(script, { env, output: 'capture', background: true })

async function shown(script) {
  const { code } = await node(script)
  return code
}

function everythingUnlessNamed(args) {
  return args.some((arg) => !arg.startsWith('-')) ? args : ['.', ...args]
}
