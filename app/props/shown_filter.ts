/** The filter of a list as its page shows it: '' where it narrows nothing. */
export const shownFilter = <Filter extends object, Name extends keyof Filter>(
  filter: Filter,
  names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, filter[name] ?? ''])) as {
    [Shown in Name]-?: NonNullable<Filter[Shown]> | ''
  }
