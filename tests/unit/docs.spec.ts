import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const documents = globSync(['*.md', 'docs/**/*.md'], {
  cwd: app.makePath(),
}).sort()

const folders =
  'app|bench|bin|commands|config|database|deploy|docs|inertia|resources|shared|start|tests'
const pathPattern = new RegExp(`\`((?:${folders})/[\\w./{},-]+)\``, 'g')

/** The text of a document without its worked example, whose files are only imagined. */
const textOf = (path: string) =>
  readFileSync(app.makePath(path), 'utf8').replace(/^## A worked example.*?(?=^## )/ms, '')

/** The files that match a path such as `resources/lang/{es,en}/mail.json`. */
function spellings(path: string): string[] {
  const [group, choices] = path.match(/\{([^}]+)\}/) ?? []
  return group
    ? choices.split(',').flatMap((choice) => spellings(path.replace(group, choice)))
    : [path]
}

test.group('Documents', () => {
  test('every link in {$self} leads to a file')
    .with(documents)
    .run(({ assert }, document) => {
      for (const [, link] of textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g))
        assert.isTrue(existsSync(app.makePath(dirname(document), link)), link)
    })

  test('every path that {$self} names is there')
    .with(documents)
    .run(({ assert }, document) => {
      for (const [, path] of textOf(document).matchAll(pathPattern))
        for (const spelling of spellings(path))
          assert.isTrue(existsSync(app.makePath(spelling)), spelling)
    })

  test('every answer of docs/architecture.md names a file', ({ assert }) => {
    for (const heading of ['## Where do I find …', '## How do I add …']) {
      const [section] = textOf('docs/architecture.md').split(heading)[1].split('\n## ')
      const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
      assert.isAbove(rows.length, 10, heading)
      for (const row of rows) assert.match(row, /`[a-z]+\/|\]\(/, row)
    }
  })

  test('every decision has its number, its title and its status', ({ assert }) => {
    const decisions = documents.filter((path) => path.startsWith(join('docs', 'decisions')))
    decisions.forEach((path, index) => {
      const text = textOf(path)
      assert.match(path, new RegExp(`/${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
      assert.isTrue(text.startsWith(`# ${index + 1}. `), path)
      assert.match(text, /^\*\*Status:\*\* (accepted|superseded)/m, path)
    })
  })
})
