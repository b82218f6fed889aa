import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, program } from '#tests/helpers/programs'
import { until } from '#tests/helpers/until'

/** Not the folder of the run: a mount that a killed run leaves there could not be removed with it. */
const PLACE = '/tmp'
const NAME = /^acreditacion-disk-(\d+)-/

/** Megabytes; more than a run of the tests stores. */
const ROOM = 1500

/** A file system of its own in memory, which can be full at once. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @returns null where this machine lets nobody mount */
  static make(): SmallDisk | null {
    removeLeftovers()
    const folder = mkdtempSync(join(PLACE, `acreditacion-disk-${process.pid}-`))
    const { status } = attempt('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}m`, 'tmpfs', folder])
    if (status === 0) return new SmallDisk(folder)
    rmdirSync(folder)
    return null
  }

  /** Not one byte more fits in. */
  async fill() {
    // What is written in the meantime makes the next size too small.
    await until(() => this.#resize(`${this.#used()}k`), 'the disk is full')
  }

  free() {
    if (!this.#resize(`${ROOM}m`)) throw new Error('the disk cannot be made larger')
  }

  remove() {
    program('umount', ['--lazy', this.folder])
  }

  #used() {
    const said = program('df', ['--block-size=1K', '--output=used', this.folder]).toString()
    return Number(said.split('\n')[1])
  }

  #resize = (size: string) =>
    attempt('mount', ['-o', `remount,size=${size}`, this.folder]).status === 0
}

/** What killed runs have left. */
function removeLeftovers() {
  for (const name of readdirSync(PLACE)) {
    const [, pid] = NAME.exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    attempt('umount', ['--lazy', join(PLACE, name)])
    rmdirSync(join(PLACE, name))
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error: any) {
    return error.code === 'EPERM'
  }
}
