/** The name of a related row. The row may be missing, although the types of relations deny it. */
export const nameOf = (row?: { name: string } | null): string | null => row?.name ?? null
