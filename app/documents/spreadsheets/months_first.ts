const DATE = /^(\d{1,2})([/.-])(\d{1,2})\2\d{2,4}$/

/**
 * Finds the columns whose dates have the month before the day, as the United States write them:
 * somewhere the second number is no month, and nowhere the first.
 */
export class MonthsFirst {
  #most: [number, number][] = []

  see(cells: string[]) {
    for (const [column, cell] of cells.entries()) {
      if (cell.length < 6 || cell.length > 10) continue
      const found = DATE.exec(cell)
      if (!found) continue
      const [first, second] = (this.#most[column] ??= [0, 0])
      this.#most[column] = [Math.max(first, Number(found[1])), Math.max(second, Number(found[3]))]
    }
  }

  get columns(): number[] {
    return Object.entries(this.#most)
      .filter(([, [first, second]]) => first <= 12 && second > 12)
      .map(([column]) => Number(column))
  }
}
