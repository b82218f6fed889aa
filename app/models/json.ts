/** JSON of a raw row, which is text on SQLite and a value on PostgreSQL. */
export const fromJson = (value: any) => (typeof value === 'string' ? JSON.parse(value) : value)
