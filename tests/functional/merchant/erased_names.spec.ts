import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { mailboxDir } from '#mails/eml_transport'
import { PersonErasure } from '#people/erasure'
import { marks, markedPerson, tablesNaming } from '#tests/helpers/marked_person'
import { emptyWorld } from '#tests/helpers/world'

test.group('The names of an erased person', (group) => {
  emptyWorld(group)
  group.each.setup(() => () => rm(mailboxDir, { recursive: true, force: true }))

  test('an erasure also finds the names and addresses from before corrections', async ({
    assert,
  }) => {
    const { form, earlier, by } = await markedPerson()
    for (const request of [form, earlier]) {
      await request.refresh()
      await request.revise({ name: 'Wwalda', email: 'wwalda@example.com' }, { by })
      await request.refresh()
      await request.revise({ lastName: 'Vvogel' }, { by })
    }
    await new PersonErasure(form.id).run(by)
    const texts = [marks.name, marks.lastName, marks.email, 'Wwalda', 'Vvogel']
    assert.deepEqual(await tablesNaming(texts), [])
  })
})
