import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes readings one after the other, for each may bring the holder of the next. After a refused one
 * the others are dropped: they were meant for a holder who did not come.
 */
export function useLine<Reading>(take: (reading: Reading) => Promise<boolean>) {
  const [line, setLine] = useState<Reading[]>([])
  const [taking, setTaking] = useState(false)
  const takeFirst = useEffectEvent(async () => {
    const [first, ...rest] = line
    setTaking(true)
    setLine(rest)
    if (!(await take(first))) setLine([])
    setTaking(false)
  })
  useEffect(() => {
    if (!taking && line.length > 0) void takeFirst()
  }, [line, taking])
  return (reading: Reading) => setLine((before) => [...before, reading])
}
