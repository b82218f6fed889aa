/** The name of a related row. The row may be missing, although the types of relations deny it. */
export const nameOf = (row?: { name: string } | null): string | null => row?.name ?? null

export const playerNameOf = ({ name, lastName }: { name: string; lastName: string }) =>
  [name, lastName].filter(Boolean).join(' ')
