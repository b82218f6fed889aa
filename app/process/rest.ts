import { setTimeout } from 'node:timers/promises'

/**
 * Lets others use this process for a quarter of the time that a part of long work took. SQLite
 * answers without leaving the event loop, so work of many statements would keep everybody waiting.
 */
export const restAfter = (tookMs: number) => setTimeout(tookMs / 4)
