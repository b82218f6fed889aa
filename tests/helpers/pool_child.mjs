/** A child of a pool that does what its order says; it answers with what it is asked for. */
const filled = []

const ways = {
  pid: () => process.send(process.pid),
  environment: () => process.send(Object.keys(process.env)),
  throw: () => {
    throw new RangeError('no such row')
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  leave: () => process.exit(0),
  loop: () => {
    for (;;);
  },
  /** Takes 150 MB for good. */
  keep: () => {
    filled.push(Buffer.alloc(150 * 1024 * 1024, 1))
    setTimeout(() => process.send(process.pid), 200)
  },
  fill: () => {
    for (;;) filled.push(Buffer.alloc(8 * 1024 * 1024, 1))
  },
}

process.on('message', (way) => ways[way]())
process.once('disconnect', () => process.exit())
process.send('ready')
