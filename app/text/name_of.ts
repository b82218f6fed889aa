/** What a user, a restaurant or a permission is called; a relation may have none, whatever its type says. */
export const nameOf = (one?: { name: string } | null): string | null => one?.name ?? null
