const ROUNDS = 2

/**
 * Measures each one in turn, and again, so that a busy moment of the machine affects all:
 * the shortest time of each counts, and the most memory.
 */
export async function inTurns(names, measure) {
  const best = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const now = await measure(name)
      const before = best.get(name) ?? now
      best.set(name, {
        seconds: Math.min(now.seconds, before.seconds),
        memory: Math.max(now.memory, before.memory),
      })
    }
  }
  return names.map((name) => best.get(name))
}
