import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

type Component = { purl: string; version: string }

test.group('The bill of materials', () => {
  test('the bill of materials names every package that the product needs, with its version', ({
    assert,
  }) => {
    const written = execFileSync('npm', ['run', '--silent', 'sbom'], {
      ...({ cwd: app.makePath(), maxBuffer: 1e8, encoding: 'utf8' } as const),
    })
    const { bomFormat, components } = JSON.parse(written)
    assert.equal(bomFormat, 'CycloneDX')
    const named = components.map(({ purl }: Component) => decodeURIComponent(purl))
    const { dependencies } = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
    const { packages } = JSON.parse(readFileSync(app.makePath('package-lock.json'), 'utf8'))
    for (const name of Object.keys(dependencies)) {
      const { name: real = name, version } = packages[`node_modules/${name}`]
      assert.include(named.join('\n'), `pkg:npm/${real}@${version}`)
    }
  }).timeout(60_000)
})
