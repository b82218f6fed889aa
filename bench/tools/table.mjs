/**
 * The result as one Markdown table. A row: `name`, `ours`, `beside` (floor or peer), `ratio`,
 * `bound` and `ok`; the last two are missing where nothing was promised.
 */
const heads = ['measured', 'ours', 'floor or peer', 'ratio', 'bound', 'ok']

export function table(rows) {
  const lines = rows.map(({ name, ours, beside = '', ratio = '', bound = '', ok }) => [
    name,
    ours,
    beside,
    ratio,
    bound,
    ok === undefined ? '' : ok ? 'yes' : 'NO',
  ])
  const widths = heads.map((head, i) => Math.max(...[head, ...lines.map((l) => l[i])].map(length)))
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join(
    '\n'
  )
}

const length = (text) => text.length
