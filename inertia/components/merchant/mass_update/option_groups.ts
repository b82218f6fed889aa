type Choice = { value: string; label: string; group?: string }

/** Choices under the headings of their groups. With one group the headings would say nothing. */
export function groupOptions(choices: Choice[]) {
  const items = (of: Choice[]) => of.map(({ value, label }) => ({ value, label }))
  const groups = Map.groupBy(choices, ({ group = '' }) => group)
  if (groups.size < 2) return items(choices)
  return [...groups].map(([group, of]) => ({ group, items: items(of) }))
}
