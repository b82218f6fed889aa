import type DefaultPlayer from '#models/default_player'
import { fold } from '#shared/fold'
import { withoutNotes } from '#text/name_notes'

export type MatchedLine = { line: number; text: string; players: DefaultPlayer[] }

/** Draws name players by number, or by names in either order: `1. C. ALCARAZ (ESP)`. */
export function matchPlayers(list: string, players: DefaultPlayer[]): MatchedLine[] {
  const match = playerMatcher(players)
  return list.split(/\r?\n/).flatMap((typed, index) => {
    const text = typed.trim()
    return text === '' ? [] : [{ line: index + 1, text, players: match(text) }]
  })
}

export function playerMatcher(players: DefaultPlayer[]): (text: string) => DefaultPlayer[] {
  const byNumber = new Map<string, DefaultPlayer[]>()
  const byName = new Map<string, DefaultPlayer[]>()
  const byWord = new Map<string, Named[]>()
  for (const player of players) {
    const words = wordsOf(player.fullName)
    if (player.playerId) add(byNumber, fold(player.playerId), player)
    add(byName, sorted(words), player)
    for (const word of new Set(words)) add(byWord, word, { player, words })
  }
  return (text) => {
    const words = wordsOf(withoutNotes(text))
    const exactMatches = byNumber.get(fold(text)) ?? byName.get(sorted(words))
    if (exactMatches) return exactMatches
    const wholeWord = words.find((word) => word.length > 1)
    const candidates = (wholeWord && byWord.get(wholeWord)) || []
    return candidates
      .filter((candidate) => areWordsOf(words, candidate.words))
      .map(({ player }) => player)
  }
}

type Named = { player: DefaultPlayer; words: string[] }

function add<Value>(to: Map<string, Value[]>, key: string, value: Value) {
  const values = to.get(key)
  if (values) values.push(value)
  else to.set(key, [value])
}

const sorted = (words: string[]) => words.toSorted().join()

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A single letter matches the start of a word. */
function areWordsOf(words: string[], name: string[]): boolean {
  const remaining = [...name]
  return words
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const at = remaining.findIndex((other) =>
        word.length === 1 ? other.startsWith(word) : other === word
      )
      if (at < 0) return false
      remaining.splice(at, 1)
      return true
    })
}
