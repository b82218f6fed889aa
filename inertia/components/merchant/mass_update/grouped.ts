type Grouped = { value: string; label: string; group?: string }

/** Options under the headings of their groups. With one group the headings would say nothing. */
export function grouped(options: Grouped[]) {
  const items = (of: Grouped[]) => of.map(({ value, label }) => ({ value, label }))
  const groups = Map.groupBy(options, ({ group = '' }) => group)
  if (groups.size < 2) return items(options)
  return [...groups].map(([group, of]) => ({ group, items: items(of) }))
}
