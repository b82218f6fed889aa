const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'me', 'pi', 'to', 'zu', 'ko']

/**
 * A different name for each number below a million. It is made of syllables, so that no search for a
 * real name finds it.
 */
export function inventedName(number: number) {
  // Consecutive numbers give different names; similar ones would count as typing errors of one person.
  const digits = String((number * 271_829) % 1_000_000).padStart(6, '0')
  const word = [...digits].map((digit) => SYLLABLES[Number(digit)]).join('')
  // A surname never looks like a first name: names are also compared in the other order.
  const [name, lastName] = [word.slice(0, 6), `${word.slice(6, -1)}ez`].map(
    (part) => part[0].toUpperCase() + part.slice(1)
  )
  return { name, lastName, address: `${name}.${lastName}`.toLowerCase() }
}
