/** Calls npm as if from a plain shell, whatever npm script the launcher was started by. Must run on Node 20. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, isWindows, root, run } from './process.mjs'

// Keeps the settings for the registry. Other variables of npm are about the script that is running.
const kept =
  /^npm_config_(@.+|\/\/.+|registry|(https?_)?proxy|noproxy|cache|offline|prefer_offline|userconfig|globalconfig|ca|cafile|cert|key|strict_ssl|_auth.*|maxsockets|fetch_.+)$/i

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'the package registry cannot be reached: check the network or the npm proxy settings',
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_/,
    'the certificate of the package registry is not trusted: set NODE_EXTRA_CA_CERTS or npm config cafile',
  ],
  [/ENOTCACHED/, 'npm is set to work offline and a package is not in its cache'],
  [/E40[13]\b/, 'the package registry refuses access: check the login in .npmrc'],
  [/ENOSPC/, 'the disk is full: free about 1 GB'],
  [
    /EACCES|EPERM|EROFS/,
    'the project folder or the npm cache cannot be written: check their owner',
  ],
  [/EUSAGE|in sync/, 'package-lock.json does not match package.json: run npm install, commit it'],
  [/E404|ETARGET/, 'the package registry does not have one of the packages'],
]

/** Milliseconds: a slow line may take its time, but not for ever. */
const LIMIT = 20 * 60_000

/**
 * Runs npm and fails with one line that names `what` could not be done and the likely cause.
 * `until`: an AbortSignal that ends it.
 */
export async function npm(args, { what, cwd = root, until = AbortSignal.timeout(LIMIT) }) {
  const options = { cwd, env: plainEnvironment(), output: 'capture', until }
  const { code, output } = await callNpm([...args, '--no-audit', '--no-fund'], options)
  if (code === 0) {
    return
  }
  if (until.aborted) throw new Failure(`${what} failed: npm did not end in time`)

  const log = join(root, '.cache', 'npm.log')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(log, output)
  const [, reason = 'npm reported an error'] = reasons.find(([text]) => text.test(output)) ?? []
  throw new Failure(`${what} failed: ${reason} (details in ${log})`)
}

async function callNpm(args, options) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    return run(process.execPath, [script, ...args], options)
  }

  try {
    return await run(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows })
  } catch (error) {
    if (error.code === 'ENOENT') {
      throw new Failure('npm is missing: install Node.js together with npm (https://nodejs.org)')
    }
    throw error
  }
}

function plainEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD$)/i.test(name) || kept.test(name)
  )
  // The tests use the browser of the system.
  return { ...Object.fromEntries(entries), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
}
