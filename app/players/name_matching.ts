import type DefaultPlayer from '#models/default_player'
import { fold } from '#text/fold'

export type CalledLine = { line: number; text: string; players: DefaultPlayer[] }

// As draws write players: by number, or by names in either order (`1. C. ALCARAZ (ESP)`).
export function playersCalled(list: string, players: DefaultPlayer[]): CalledLine[] {
  const called = calledAmong(players)
  return list.split(/\r?\n/).flatMap((typed, index) => {
    const text = typed.trim()
    return text === '' ? [] : [{ line: index + 1, text, players: called(text) }]
  })
}

export function calledAmong(players: DefaultPlayer[]): (text: string) => DefaultPlayer[] {
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
    const exactly = byNumber.get(fold(text)) ?? byName.get(sorted(words))
    if (exactly) return exactly
    const whole = words.find((word) => word.length > 1)
    const possible = (whole && byWord.get(whole)) || []
    return possible.filter((one) => within(words, one.words)).map(({ player }) => player)
  }
}

type Named = { player: DefaultPlayer; words: string[] }

function add<Value>(to: Map<string, Value[]>, key: string, value: Value) {
  const there = to.get(key)
  if (there) there.push(value)
  else to.set(key, [value])
}

const sorted = (words: string[]) => words.toSorted().join()

const withoutNotes = (text: string) =>
  text.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/^\s*\d+[\s.)-]+/, '')

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A single letter matches the start of a word. */
function within(words: string[], name: string[]): boolean {
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
