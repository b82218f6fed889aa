/** Ends a child process. After `process.exit` one in a hundred waits for a thread of V8 for ever. */
export const endAtOnce = () => process.kill(process.pid, 'SIGKILL')
