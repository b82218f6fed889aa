import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

// A statement with `import type`, or whose names are all types, is gone at run time.
const STATIC = /^(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s+'(#[^']+)'/gm
const DYNAMIC = /\bimport\('(#[^']+)'\)/g
const onlyTypes = (names: string) =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '))

/** The files of `app/` by their name without suffix, `models/form`, with those they import at run time. */
function importGraph() {
  const folder = app.makePath('app')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts')
  )
  return new Map(
    names.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8')
      const imported = [
        ...[...source.matchAll(STATIC)].flatMap(([, what, path]) => (onlyTypes(what) ? [] : path)),
        ...[...source.matchAll(DYNAMIC)].map(([, path]) => path),
      ]
      return [
        relative(folder, join(folder, name)).replace(/\.ts$/, ''),
        imported.map((path) => path.slice(1)),
      ]
    })
  )
}

/** All files that a file imports, directly or through others. */
function reachOf(file: string, graph: Map<string, string[]>) {
  const reached = new Set<string>()
  const next = [...(graph.get(file) ?? [])]
  for (let name = next.pop(); name; name = next.pop()) {
    if (reached.has(name) || !graph.has(name)) continue
    reached.add(name)
    next.push(...graph.get(name)!)
  }
  return reached
}

const roomOf = (file: string) => file.split('/')[0]

test.group('The imports of app/', () => {
  test('no file imports itself through another folder', ({ assert }) => {
    const graph = importGraph()
    assert.isAbove(graph.size, 400)
    assert.include(graph.get('models/form'), 'models/tournament')
    const reach = new Map([...graph.keys()].map((file) => [file, reachOf(file, graph)]))
    const circles = [...graph.keys()].flatMap((file) =>
      [...reach.get(file)!]
        .filter((other) => roomOf(other) !== roomOf(file) && reach.get(other)!.has(file))
        .map((other) => `${file} and ${other}`)
    )
    assert.deepEqual(circles, [])
  })
})
