import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { appName } from '#config/app'
import Tournament from '#models/tournament'

type Owner = { name: string; email: string }

/** zxcvbn's `safely unguessable`: more than 10⁸ guesses. */
const SAFE = 3

/** Guesses for the words of a password, whatever their order and what is between them. */
const SAFE_WORDS = 10 ** 7

const FIELD_WORDS = ['tenis', 'tennis', 'golf', 'torneo', 'tournament', 'acreditación']

/** Also refuses names that people here know: the user's, the application's, the tournaments'. */
export async function isGuessable(password: string, { name, email }: Owner): Promise<boolean> {
  const tournaments = await Tournament.query().select('name', 'place')
  const names = [name, email, appName, ...tournaments.flatMap((one) => [one.name, one.place ?? ''])]
  const known = [
    ...FIELD_WORDS,
    ...names.flatMap((text) => [text, wordsOf(text).join(''), ...wordsOf(text)]),
  ].filter(Boolean)
  const checker = await (loaded ??= load())
  return (
    checker.check(password, known).score < SAFE || guesses(password, known, checker) < SAFE_WORDS
  )
}

/** zxcvbn adds 10⁴ guesses for each further word: three well-known ones, or one said twice, pass it. */
function guesses(password: string, known: string[], checker: ZxcvbnFactory) {
  const found = wordsOf(password).flatMap((word) => checker.check(word, known).sequence)
  const each = new Map(found.map((match) => [match.token.toLowerCase(), match.guesses]))
  return each.values().reduce((all, one) => all * one, 1)
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
