import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export const isFree = (port: number) => listens(port, '127.0.0.1')

/**
 * A free port below 32,768. The system uses higher ports for outgoing connections, which could
 * take the port before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await listens(port, '0.0.0.0')) ? port : freePort()
}

/**
 * A free port for a server that is stopped and started again. It is held on another address of this
 * machine until the process ends, so that no other `freePort` gives it away in between.
 */
export async function keptPort(): Promise<number> {
  const port = await freePort()
  const keeper = createServer().unref()
  const isHeld = await new Promise((resolve) => {
    keeper.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    keeper.listen(port, '127.0.0.2', () => resolve(true))
  })
  return isHeld ? port : keptPort()
}

/** Whether a server could listen there. */
function listens(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
