import { spawnSync } from 'node:child_process'
import { Running } from '#tests/helpers/running'

type Options = { seconds?: number; input?: Buffer; cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a program to its end and returns what it writes. @throws Error with its last words when it fails */
export function program(name: string, args: string[], options?: Options): Buffer {
  const { status, stdout, said } = attempt(name, args, options)
  if (status === 0) return stdout
  throw new Error(`${name} ended with ${status}: ${said}`)
}

/** Like `program`, for a program that may end with any code. @throws Error when it cannot run or does not end */
export function attempt(name: string, args: string[], { seconds = 60, ...options }: Options = {}) {
  const { status, signal, stdout, stderr, error } = spawnSync(name, args, {
    ...options,
    ...{ stdio: 'pipe', maxBuffer: 2 ** 28, timeout: seconds * 1000, killSignal: 'SIGKILL' },
  })
  const said = `${stderr ?? ''}`.trim().slice(-2000)
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new Error(`waited ${seconds} s in vain until ${name} ends; its last words: ${said}`)
  if (error) throw error
  return { status: status ?? signal, stdout, said }
}

/** Whether the machine has a program; `args` make it end at once. */
export const has = (name: string, ...args: string[]) =>
  spawnSync(name, args, { stdio: 'ignore', timeout: 20_000, killSignal: 'SIGKILL' }).status === 0

/** Like `program`, while the tests go on; whatever the program starts ends with it. */
export async function programBeside(name: string, args: string[], { seconds = 60 } = {}) {
  const { code, said } = await new Running(name, args).end(seconds)
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`)
  return said
}
