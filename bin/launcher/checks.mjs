/** Formatting, lint and types. Each gives an exit code. */
import { throwawayEnvironment } from './environment.mjs'
import { node } from './process.mjs'

const prettier = 'node_modules/prettier/bin/prettier.cjs'
const eslint = 'node_modules/eslint/bin/eslint.js'
const tsc = 'node_modules/typescript/bin/tsc'

export const checks = [
  { name: 'formatting', remedy: 'run npm run format', run: () => tool(prettier, ['--check', '.']) },
  { name: 'lint', remedy: 'run npm run lint', run: () => lint(['--max-warnings=0']) },
  { name: 'types', remedy: 'run npm run typecheck', run: () => typecheck() },
]

export function format(args) {
  return tool(prettier, ['--write', ...everythingUnlessNamed(args)])
}

export function lint(args) {
  return tool(eslint, everythingUnlessNamed(args))
}

export async function typecheck() {
  const steps = [
    () => node(['ace.js', 'codegen'], { env: throwawayEnvironment(), output: 'capture' }),
    () => node([tsc, '--noEmit']),
    () => node([tsc, '--noEmit', '--project', 'inertia/tsconfig.json']),
  ]
  for (const step of steps) {
    const { code, output } = await step()
    if (code !== 0) {
      process.stderr.write(output)
      return code
    }
  }
  return 0
}

async function tool(script, args) {
  const { code } = await node([script, ...args])
  return code
}

function everythingUnlessNamed(args) {
  return args.some((arg) => !arg.startsWith('-')) ? args : ['.', ...args]
}
