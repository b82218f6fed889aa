/** Programs of the system that the tests call; installed with apt-get where that is allowed. */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Failure, isWindows, note, root, run } from './process.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const helpers = [
  { program: 'pdftotext', packages: ['poppler-utils'] },
  { program: 'zbarimg', packages: ['zbar-tools'] },
  { program: 'qpdf', packages: ['qpdf'] },
  { program: 'soffice', packages: ['libreoffice-calc-nogui'] },
  { program: 'redis-server', packages: ['redis-server'] },
  { program: 'unzip', packages: ['unzip'] },
  { program: 'pg_dump', packages: ['postgresql-client'] },
]

/** Path of a Chromium, or undefined. A CHROMIUM_PATH that leads nowhere is a Failure. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (!existsSync(wanted)) {
      throw new Failure(`CHROMIUM_PATH names no file: ${wanted}`)
    }
    return wanted
  }
  return browsers.map((name) => onPath(name)).find(Boolean) ?? installedElsewhere()
}

/** Chromium without its window, for the pages of the tests, or undefined. */
export const findLightChromium = () => onPath('chromium-headless-shell')

/**
 * Installs what the tests lack. Gives the path of Chromium, the one thing they cannot do without.
 * `until`: an AbortSignal that ends it.
 */
export async function ensureTools({ strict, until }) {
  if (!findChromium()) {
    await install(['chromium', 'fonts-noto-core'], until)
  }
  const chromium = findChromium()
  if (!chromium) {
    throw new Failure(
      'Chromium is missing: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH'
    )
  }

  if (!findLightChromium()) {
    await install(['chromium-headless-shell'], until)
  }
  for (const { program, packages } of helpers.filter((helper) => !onPath(helper.program))) {
    const installed = await install(packages, until)
    if (!installed && strict) {
      throw new Failure(`${program} is missing: install the package ${packages.join(' ')}`)
    }
    if (!installed) {
      note(`${program} is missing: tests that need it are skipped (package ${packages.join(' ')})`)
    }
  }
  return chromium
}

let listsAreFresh = false

async function install(packages, until) {
  const apt = await aptCommand(until)
  if (!apt) {
    return false
  }
  note(`Installing ${packages.join(' ')} with apt-get`)
  if (!listsAreFresh) {
    await quietly([...apt, 'update'], until)
    listsAreFresh = true
  }
  return quietly([...apt, 'install', '-y', '--no-install-recommends', ...packages], until)
}

async function aptCommand(until) {
  const apt = onPath('apt-get')
  if (!apt) {
    return undefined
  }
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', apt]
  if (process.getuid() === 0) {
    return command
  }
  const mayBecomeRoot = onPath('sudo') && (await quietly(['sudo', '-n', 'true'], until))
  return mayBecomeRoot ? ['sudo', '-n', ...command] : undefined
}

async function quietly([program, ...args], until) {
  const { code, output } = await run(program, args, { output: 'capture', until })
  const complaint = output.split('\n').find((line) => line.startsWith('E: '))
  if (code !== 0 && complaint) {
    note(complaint)
  }
  return code === 0
}

function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, program)).find((path) => isExecutable(path))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there, or not a program: the next folder may have it.
    return false
  }
}

function installedElsewhere() {
  const places = [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    isWindows && join(process.env.ProgramFiles ?? '', 'Google/Chrome/Application/chrome.exe'),
    createRequire(join(root, 'package.json'))('playwright').chromium.executablePath(),
  ]
  return places.find((path) => path && existsSync(path))
}
