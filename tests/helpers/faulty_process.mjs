/** A process that ends or hangs in a chosen way. */
const ways = {
  well: () => process.send({ said: 'done' }, () => process.exit(0)),
  stay: () => {
    process.send({ said: 'last words' })
    setInterval(() => {}, 1000)
  },
  throw: () => {
    throw new TypeError('values.map is not a function')
  },
  reject: () => Promise.reject(new RangeError('no such row')),
  leave: () => process.exit(3),
  die: () => process.kill(process.pid, 'SIGKILL'),
  wait: () => setInterval(() => {}, 1000),
  loop: () =>
    process.send({ said: 'begun' }, () => {
      for (;;);
    }),
  talk: () => setInterval(() => process.send({ said: 'word' }), 20),
  heap: () => {
    for (const kept = []; ;) kept.push(new Array(1000).fill({}).map((_, at) => ({ at })))
  },
  buffers: () => {
    const kept = []
    setInterval(() => kept.push(Buffer.alloc(16 * 1024 * 1024, 1)), 5)
  },
}
process.once('message', (way) => ways[way]())
