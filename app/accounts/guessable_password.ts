import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { appName } from '#config/app'
import Tournament from '#models/tournament'
import { fold } from '#shared/fold'

type Owner = { name: string; email: string }

/** zxcvbn's `safely unguessable`: more than 10⁸ guesses. */
const SAFE_SCORE = 3

/** Least number of guesses for the words of a password, in any order and with anything between. */
const SAFE_GUESSES = 10 ** 6

const EASY_WORD = 50

/** Shorter runs of letters are no words. */
const LEAST_LETTERS = 3

const DOMAIN_WORDS = ['tenis', 'tennis', 'golf', 'torneo', 'tournament', 'acreditación']

/** Names that people here know count as easy words: the user's, the application's, the tournaments'. */
export async function isGuessable(password: string, { name, email }: Owner): Promise<boolean> {
  const tournaments = await Tournament.query().select('name', 'place')
  const names = [
    name,
    email,
    appName,
    ...tournaments.flatMap(({ name: title, place }) => [title, place ?? '']),
  ]
  const ofNames = names.flatMap((text) => [text, wordsOf(text).join(''), ...wordsOf(text)])
  const easyWords = [...new Set([...DOMAIN_WORDS, ...ofNames].filter(Boolean).map(fold))]
  const checker = await (loaded ??= load())
  return (
    checker.check(password, easyWords).score < SAFE_SCORE ||
    guessesFor(password, easyWords, checker) < SAFE_GUESSES
  )
}

/**
 * zxcvbn adds 10⁴ guesses for each further word, so three easy words, or one word twice, would pass.
 * It also counts more guesses for an easy word that stands late in the list.
 */
function guessesFor(password: string, easyWords: string[], checker: ZxcvbnFactory) {
  const words = wordsOf(password.toLowerCase()).filter(({ length }) => length >= LEAST_LETTERS)
  if (words.length === 0) return Infinity
  const guesses = new Map<string, number>()
  for (const word of words)
    for (const { token, guesses: count } of checker.check(word, easyWords).sequence)
      guesses.set(token, easyWords.includes(fold(token)) ? EASY_WORD : count)
  return guesses.values().reduce((product, count) => product * count, 1)
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

let loaded: ReturnType<typeof load> | undefined

// Loaded on demand: the dictionaries take 60 MB.
async function load() {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
