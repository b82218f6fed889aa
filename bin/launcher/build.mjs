/** The production build in `build/`, made again only when its sources have changed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, node, note, root } from './process.mjs'

const stampFile = join(root, 'build', '.stamp')
const folders = [
  'app',
  'config',
  'start',
  'providers',
  'database',
  'inertia',
  'shared',
  'resources',
  'commands',
  'public',
]
const ownFiles = /^(adonisrc\.ts|vite\.config\.ts|package(-lock)?\.json|tsconfig.*\.json|ace\.js)$/

export async function buildWhenStale() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources())) {
    return
  }
  note('Building (about ten seconds)')
  await build({ output: 'capture' })
}

/** Always builds. `output` as for `run`; captured output is shown only if the build fails. */
export async function build({ output = 'inherit' } = {}) {
  const before = sources()
  const result = await node(['ace.js', 'build'], { output })
  if (result.code !== 0) {
    process.stderr.write(result.output)
    throw new Failure('The build failed: mend the errors above and start again')
  }
  // The build writes the generated types, so they are hashed after it; the sources before it.
  writeFileSync(stampFile, stampOf(before))
}

function stampOf(sourceHash) {
  return `${sourceHash} ${hash(filesIn('.adonisjs'))}\n`
}

function sources() {
  const own = readdirSync(root).filter((name) => ownFiles.test(name))
  const entries = filesIn('bin').filter((path) => path.endsWith('.ts'))
  return hash([...own, ...entries, ...folders.flatMap((folder) => filesIn(folder))])
}

function hash(paths) {
  const sum = createHash('sha256')
  for (const path of paths.sort()) {
    const content = readFileSync(join(root, path))
    sum.update(`${path}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}

function filesIn(folder) {
  // The build puts the bundle of the front end there.
  if (folder === 'public/assets' || !existsSync(join(root, folder))) {
    return []
  }
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    // Editors and systems leave hidden files behind.
    if (name.startsWith('.')) {
      return []
    }
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path]
  })
}
