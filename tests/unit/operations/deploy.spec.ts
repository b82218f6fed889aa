import { existsSync, readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { metrics } from '#operations/metrics'

const deploy = (...path: string[]) => app.makePath('deploy', ...path)
const read = (...path: string[]) => readFileSync(deploy(...path), 'utf8')

const settings = new Set(
  [...readFileSync(app.makePath('start/env.ts'), 'utf8').matchAll(/^ {2}(\w+): Env\./gm)].map(
    ([, name]) => name
  )
)
const commands = new Set(
  readdirSync(app.commandsPath()).flatMap(
    (file) =>
      /commandName = '([^']+)'/.exec(readFileSync(app.commandsPath(file), 'utf8'))?.[1] ?? []
  )
)
/** Variables of the shell, the system or the framework, which are no settings of the product. */
const others = new Set([
  'ENV_PATH',
  'MALLOC_ARENA_MAX',
  'NODE_COMPILE_CACHE',
  'PATH',
  'KEEP_DAYS',
  'DRILL',
  'NODE',
  'DATABASE_PASSWORD',
])

test.group('The deployment files', () => {
  for (const file of readdirSync(deploy('systemd'))) {
    const text = read('systemd', file)

    test(`systemd/${file} uses only existing settings and commands`, ({ assert }) => {
      const named = [
        ...[...text.matchAll(/^Environment=(\w+)=/gm)],
        ...(file === 'env.example' ? text.matchAll(/^([A-Z]\w+)=/gm) : []),
      ].map(([, name]) => name)
      for (const name of named) assert.isTrue(settings.has(name) || others.has(name), name)
      for (const [, name] of text.matchAll(/ace\.js ([\w:]+)/g)) assert.include([...commands], name)
      for (const [, script] of text.matchAll(/^ExecStart=\/usr\/bin\/node (\S+)/gm))
        assert.isTrue(existsSync(app.makePath(script.replace('server.js', 'server.ts'))), script)
      for (const [, script] of text.matchAll(/^ExecStart=\/srv\/acreditacion\/current\/(\S+)/gm))
        assert.isTrue(existsSync(app.makePath(script)), script)
    })
  }

  test('systemd/{$self} runs as a user without rights and closes its files')
    .with(readdirSync(deploy('systemd')).filter((file) => file.endsWith('.service')))
    .run(({ assert }, file) => {
      const lines = read('systemd', file).split('\n')
      assert.includeMembers(lines, [
        'User=acreditacion',
        'UMask=0077',
        'StateDirectoryMode=0700',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
        'ProtectSystem=strict',
      ])
    })

  test('the systemd target wants only existing units', ({ assert }) => {
    const wanted = [...read('systemd', 'acreditacion.target').matchAll(/acreditacion-[\w@.]+/g)]
    assert.isAbove(wanted.length, 4)
    for (const [unit] of wanted)
      assert.isTrue(existsSync(deploy('systemd', unit.replace(/@\d+/, '@'))), unit)
  })

  test('compose.yaml is valid and uses only existing settings', ({ assert }) => {
    const { services } = parse(read('container', 'compose.yaml'), { merge: true })
    assert.containsSubset(Object.keys(services), ['postgres', 'redis', 'web', 'worker', 'mails'])
    for (const name of Object.keys(services.web.environment))
      assert.isTrue(settings.has(name), name)
    for (const service of ['prepare', 'worker'])
      assert.include([...commands], services[service].command.at(-1))
  })

  test('compose.yaml hands each setting of .env.example to the product, except what an image decides', ({
    assert,
  }) => {
    const { services } = parse(read('container', 'compose.yaml'), { merge: true })
    const example = readFileSync(app.makePath('.env.example'), 'utf8')
    const documented = [...example.matchAll(/^(?:# )?([A-Z_\d]+)=/gm)].map(([, name]) => name)
    assert.sameMembers(
      documented.filter((name) => !(name in services.web.environment)),
      ['NODE_ENV', 'HOST', 'PORT', 'STORAGE_DIR', 'UMASK']
    )
  })

  test('the Containerfile copies only paths that exist in the repository or are built', ({
    assert,
  }) => {
    const lines = read('container', 'Containerfile').split('\n')
    const copied = lines.filter((line) => line.startsWith('COPY') && !line.includes('--from'))
    const paths = copied.flatMap((line) => line.split(' ').slice(1, -1))
    assert.isNotEmpty(paths)
    for (const path of paths) assert.isTrue(existsSync(app.makePath(path)), path)
    assert.include(lines, 'USER node')
    const ignored = readFileSync(app.makePath('.dockerignore'), 'utf8').split('\n')
    for (const path of ['deploy', 'package.json', 'start']) assert.notInclude(ignored, path)
    for (const secret of ['**/.env', 'storage', 'backups']) assert.include(ignored, secret)
  })

  test('each alarm uses metrics that the product serves', async ({ assert }) => {
    const { groups } = parse(read('prometheus', 'acreditacion.alerts.yml'))
    const served = await metrics()
    for (const { expr } of groups[0].rules)
      for (const [name] of expr.matchAll(/acreditacion_\w+/g))
        assert.include(served, `# TYPE ${name} `)
  })

  test('each command that docs/production.md runs exists', ({ assert }) => {
    const text = readFileSync(app.makePath('docs/production.md'), 'utf8')
    for (const [, name] of text.matchAll(/(?:^|`)ace ([a-z:]+)/gm))
      assert.include([...commands], name)
  })
})
