import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ts from 'typescript'

/** Per cent of the lines of `app/` and `inertia/` (decision of the style guide: comments say why). */
const MOST = 4

/** The numbers of the lines on which a comment stands, with code beside it or not. */
function commentLines(text: string, name: string) {
  const isJsx = name.endsWith('x')
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const lines = new Set<number>()
  const add = (ranges: ts.CommentRange[] = []) => {
    for (const { pos, end } of ranges) {
      const last = source.getLineAndCharacterOfPosition(end).line
      for (let line = source.getLineAndCharacterOfPosition(pos).line; line <= last; line++)
        lines.add(line)
    }
  }
  const visit = (node: ts.Node) => {
    // Text between the tags of a page may look like a comment.
    if (!isJsx || node.kind !== ts.SyntaxKind.JsxText) {
      add(ts.getLeadingCommentRanges(text, node.getFullStart()))
      add(ts.getTrailingCommentRanges(text, node.end))
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return lines.size
}

test.group('Comments', () => {
  test('lines, blocks and comments beside code count, texts that look like them do not', ({
    assert,
  }) => {
    const source = [
      "const address = 'https://example.org' // beside code",
      '/**',
      ' * Two lines.',
      ' */',
      'const pattern = /\\/\\*/',
      '// alone',
      'const page = `/* no comment */`',
    ]
    assert.equal(commentLines(source.join('\n'), 'a.ts'), 5)
    assert.equal(commentLines('const a = <p>{/* why */} // text</p>', 'a.tsx'), 1)
  })

  test('comments are few of the lines of app and inertia', ({ assert }) => {
    let all = 0
    let comments = 0
    for (const file of globSync('{app,inertia}/**/*.{ts,tsx}')) {
      const text = readFileSync(file, 'utf8')
      all += text.trimEnd().split('\n').length
      comments += commentLines(text, file)
    }
    const share = (comments / all) * 100
    const told = `${share.toFixed(2)} % of ${all} lines are comments, ${MOST} % are the most`
    assert.isAbove(all, 50_000)
    assert.isAtMost(share, MOST, told)
  })
})
