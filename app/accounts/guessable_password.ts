import { appName } from '#config/app'
import Tournament from '#models/tournament'

type Owner = { name: string; email: string }

/** zxcvbn's `safely unguessable`: more than 10⁸ guesses. */
const SAFE = 3

/** Also refuses names that people here know: the user's, the application's, the tournaments'. */
export async function isGuessable(password: string, { name, email }: Owner): Promise<boolean> {
  const tournaments = await Tournament.query().select('name', 'place')
  const known = [name, email, appName, ...tournaments.flatMap((one) => [one.name, one.place ?? ''])]
  const words = known.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return [text, parts.join(''), ...parts]
  })
  const checker = await (loaded ??= load())
  return checker.check(password, words.filter(Boolean)).score < SAFE
}

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
