import type { Block, Words } from '#shared/prose'

type Props = {
  blocks: Block[]
  /** The first paragraph introduces the page. */
  lead?: boolean
}

/** A text of the server: a policy, or what somebody has accepted. */
export function Prose({ blocks, lead = false }: Props) {
  return blocks.map((block, index) => (
    <ProseBlock key={index} block={block} lead={lead && index === 0} />
  ))
}

function ProseBlock({ block, lead }: { block: Block; lead: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.depth === 2 ? 'h2' : 'h3'
      return (
        <Heading>
          <Line words={block.words} />
        </Heading>
      )
    }
    case 'list':
      return (
        <ul>
          {block.items.map((words, index) => (
            <li key={index}>
              <Line words={words} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <ProseTable {...block} />
    default:
      return (
        <p className={lead ? 'page-lead' : undefined}>
          <Line words={block.words} />
        </p>
      )
  }
}

function ProseTable({ head, rows }: { head: Words[]; rows: Words[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((words, index) => (
            <th key={index} scope="col">
              <Line words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((words, column) => (
              <td key={column}>
                <Line words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Line({ words }: { words: Words }) {
  return words.map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} className="link" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    )
  )
}
