import type DefaultPlayer from '#models/default_player'
import { fold } from '#models/fold'

/** A line of a list of players, and whom it may mean. */
export type CalledLine = { line: number; text: string; players: DefaultPlayer[] }

/**
 * Whom each line of a list means: by the tour's number, or by names in either order, as draws
 * write them (`1. C. ALCARAZ (ESP)`). Exactly one is whom it means; several or none are told.
 */
export function playersCalled(list: string, players: DefaultPlayer[]): CalledLine[] {
  const known = players.map((player) => ({
    player,
    words: wordsOf(player.fullName),
    number: player.playerId && fold(player.playerId),
  }))
  return list.split(/\r?\n/).flatMap((typed, index) => {
    const text = typed.trim()
    if (text === '') return []
    const byNumber = known.filter(({ number }) => number && number === fold(text))
    const words = wordsOf(withoutNotes(text))
    const exactly = known.filter((one) => one.words.toSorted().join() === words.toSorted().join())
    const found = [byNumber, exactly, known.filter((one) => within(words, one.words))]
    const meant = found.find((some) => some.length > 0) ?? []
    return [{ line: index + 1, text, players: meant.map(({ player }) => player) }]
  })
}

/** Without the place in the draw and what stands in brackets: seeds, countries. */
const withoutNotes = (text: string) =>
  text.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/^\s*\d+[\s.)-]+/, '')

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each word is one of a name, a letter alone the first one of some; never letters only. */
function within(words: string[], name: string[]): boolean {
  if (!words.some((word) => word.length > 1)) return false
  const left = [...name]
  return words
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const at = left.findIndex((one) => (word.length === 1 ? one.startsWith(word) : one === word))
      if (at < 0) return false
      left.splice(at, 1)
      return true
    })
}
