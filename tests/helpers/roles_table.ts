import { readFileSync } from 'node:fs'
import type { Ability, Right, Role } from '#shared/roles'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rights in a cell of the table; null for "never". */
function rightsIn(cell: string): Right[] | null {
  if (cell === '–') return null
  return cell === 'yes' ? [] : (cell.replace(/^with /, '').split(' + ') as Right[])
}

/** The table of docs/roles.md: for each ability, the rights that each role needs. */
export function documentedAbilities() {
  const [head, , ...lines] = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const roles = cellsOf(head).slice(2) as Role[]
  const rows = lines.map(cellsOf).map(([name, , ...cells]) => ({
    ability: name.replaceAll('`', '') as Ability,
    needs: Object.fromEntries(roles.map((role, index) => [role, rightsIn(cells[index])])) as Record<
      Role,
      Right[] | null
    >,
  }))
  return { roles, rows }
}
