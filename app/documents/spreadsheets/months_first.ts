const DATE = /^(\d{1,2})([/.-])(\d{1,2})\2\d{2,4}$/

/**
 * Finds the columns whose dates have the month before the day, as in the United States: a second number
 * is above 12, and no first number is.
 */
export class MonthsFirst {
  #largest: [number, number][] = []

  see(cells: string[]) {
    for (const [column, cell] of cells.entries()) {
      if (cell.length < 6 || cell.length > 10) continue
      const date = DATE.exec(cell)
      if (!date) continue
      const [first, second] = this.#largest[column] ?? [0, 0]
      this.#largest[column] = [Math.max(first, Number(date[1])), Math.max(second, Number(date[3]))]
    }
  }

  get columns(): number[] {
    return Object.entries(this.#largest)
      .filter(([, [first, second]]) => first <= 12 && second > 12)
      .map(([column]) => Number(column))
  }
}
