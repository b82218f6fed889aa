import { test } from '@japa/runner'
import { importing } from '#tests/helpers/imports'
import { emptyWorld, flashed } from '#tests/helpers/world'

test.group('An unsuitable import file', (group) => {
  emptyWorld(group)

  test('an import file ({0}) is refused at its field')
    .with([
      ['no file', '', null],
      ['another name', 'lista.txt', Buffer.from('Nombre\nAna\n')],
      ['a renamed PDF', 'lista.xlsx', Buffer.from('%PDF-1.7\n')],
      ['6 MB', 'lista.csv', Buffer.alloc(6 * 1024 * 1024, 'Ana;Uno\n')],
    ] as [string, string, Buffer | null][])
    .run(async ({ client, assert }, [, name, content]) => {
      const { upload, path, user } = await importing(client)
      const response = content
        ? await upload(content, name)
        : await client.post(path).loginAs(user).withCsrfToken().redirects(0)
      assert.property(flashed(response).errors, 'file')
    })
})
