import type { Serializable } from 'node:child_process'
import { Socket } from 'node:net'
import pLimit, { type LimitFunction } from 'p-limit'
import {
  bareEnvironment,
  type ProcessLimits,
  loaderFlags,
  type Program,
  ProgramFailure,
  startProgram,
  watchProgram,
} from '#documents/child_program'

/** `limits` of one order; a child without orders ends after `idle` milliseconds. */
type Settings = {
  program: string
  size: number
  limits: ProcessLimits
  idle: number
}

/**
 * Child processes that do one order after the other, because a start takes longer than an order. A
 * child that exceeds a limit is killed, and the next order starts another.
 */
export class ChildPool<Order extends Serializable> {
  readonly #idle = new Set<PoolChild>()
  readonly #inTurn: LimitFunction

  constructor(readonly settings: Settings) {
    this.#inTurn = pLimit(settings.size)
  }

  /**
   * `check` may refuse the order when its turn comes.
   * @throws ProgramFailure if the child exceeds a limit, or ends before it answers
   */
  ask<Answer>(order: Order, check?: () => void): Promise<Answer> {
    return this.#inTurn(async () => {
      check?.()
      const used = this.#takeIdle()
      if (!used) return this.#answerOf<Answer>(await this.#start(), order)
      return this.#answerOf<Answer>(used, order).catch(async (error) => {
        // Its memory may be that of earlier orders.
        if (!(error instanceof ProgramFailure) || error.failure !== 'memory') throw error
        return this.#answerOf<Answer>(await this.#start(), order)
      })
    })
  }

  async #answerOf<Answer>(child: PoolChild, order: Order): Promise<Answer> {
    const answer = await child.ask<Answer>(order)
    child.rest()
    this.#idle.add(child)
    return answer
  }

  #takeIdle(): PoolChild | undefined {
    const child = [...this.#idle].findLast(({ isAlive }) => isAlive)
    if (child) this.#idle.delete(child)
    return child
  }

  /** A failure here is a fault of the installation, not of the order. */
  async #start(): Promise<PoolChild> {
    const child = new PoolChild(this.settings, () => this.#idle.delete(child))
    await child.ready().catch((cause) => {
      throw new Error(`${this.settings.program} does not start`, { cause })
    })
    return child
  }
}

class PoolChild {
  readonly #program: Program
  #answer: PromiseWithResolvers<unknown> | undefined
  #rest: NodeJS.Timeout | undefined

  constructor(
    readonly settings: Settings,
    onEnd: () => unknown
  ) {
    const { program, limits } = settings
    this.#program = startProgram({
      program,
      env: bareEnvironment(),
      execArgv: loaderFlags(program),
      limits,
    })
    const { process: child, ended } = this.#program
    child.on('message', (message) => this.#answer?.resolve(message))
    ended
      .catch((failure) => this.#answer?.reject(failure))
      .finally(() => {
        this.#answer?.reject(new ProgramFailure('crashed'))
        clearTimeout(this.#rest)
        onEnd()
      })
    // Only an order keeps the application from ending.
    child.unref()
    if (child.stderr instanceof Socket) child.stderr.unref()
  }

  get isAlive() {
    return this.#program.process.connected
  }

  ready(): Promise<unknown> {
    return this.#nextMessage()
  }

  ask<Answer>(order: Serializable): Promise<Answer> {
    const { process: child } = this.#program
    clearTimeout(this.#rest)
    child.channel?.ref()
    const answer = this.#nextMessage()
    child.send(order)
    return answer as Promise<Answer>
  }

  rest() {
    this.#program.process.channel?.unref()
    this.#rest = setTimeout(() => this.#program.kill('stopped'), this.settings.idle).unref()
  }

  #nextMessage(): Promise<unknown> {
    const unwatch = watchProgram(this.#program, this.settings.limits)
    this.#answer = Promise.withResolvers()
    return this.#answer.promise.finally(unwatch)
  }
}
