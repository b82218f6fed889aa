import { lexer, type MarkedToken, type Token } from 'marked'
import type { Block, Words } from '#shared/prose'

export function proseOf(markdown: string): Block[] {
  // Without extensions, Marked gives no other tokens.
  return (lexer(markdown) as MarkedToken[]).flatMap((block): Block[] => {
    switch (block.type) {
      case 'space':
        return []
      case 'heading':
        return [{ kind: 'heading', depth: block.depth, words: wordsOf(block.tokens) }]
      case 'list':
        return [{ kind: 'list', items: block.items.map(({ tokens }) => wordsOf(tokens)) }]
      case 'table':
        return [{ kind: 'table', head: cells(block.header), rows: block.rows.map(cells) }]
      default:
        return [{ kind: 'paragraph', words: wordsOf([block]) }]
    }
  })
}

const cells = (row: { tokens: Token[] }[]) => row.map(({ tokens }) => wordsOf(tokens))

function wordsOf(tokens: Token[]): Words {
  return tokens.flatMap((token) => {
    if (token.type === 'link') return [{ text: token.text, href: token.href }]
    if ('tokens' in token && token.tokens) return wordsOf(token.tokens)
    return [{ text: 'text' in token ? token.text : ' ' }]
  })
}
