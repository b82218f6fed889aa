import { test } from '@japa/runner'
import type { MailParams } from '#models/mail_message'
import { letterOf, plainTextOf } from '#mails/letter'
import { fillPlaceholders, problemOf, withoutEmptyLines } from '#mails/placeholders'
import Form from '#models/form'
import { safeMessage } from '#text/safe_message'

test.group('The plain text of a mail', () => {
  test('a plain-text mail has a blank line between its parts and its link on a line of its own', ({
    assert,
  }) => {
    const text = plainTextOf({
      subject: 'TEN24-PR-000001',
      preheader: '',
      greeting: 'Hola, Ana:',
      reference: 'TEN24-PR-000001',
      paragraphs: ['Uno.', 'Dos.'],
      action: { label: 'Ver mi solicitud', url: 'https://example.com/x' },
      closing: 'Adiós.',
      sender: 'Open',
      accent: '#000',
      locale: 'es',
    })
    assert.equal(
      text,
      'Hola, Ana:\n\nTEN24-PR-000001\n\nUno.\n\nDos.\n\nVer mi solicitud:\nhttps://example.com/x\n\nAdiós.\n\nOpen\n'
    )
  })
})

test.group('Placeholders of a mail text', () => {
  test('the mail text "{text}" is refused because of "{part}"')
    .with([
      { text: 'Hola {nombre}', kind: 'unknown', part: '{nombre}' },
      { text: 'Hola { name }', kind: 'unknown', part: '{ name }' },
      { text: '{n, plural, one {a} other {b}}', kind: 'unknown', part: '{a}' },
      { text: '{}', kind: 'unknown', part: '{}' },
      { text: '{constructor}', kind: 'unknown', part: '{constructor}' },
      { text: 'Hola {name', kind: 'brace', part: '{name' },
      { text: '{name} y }', kind: 'brace', part: '}' },
      { text: '{{name}}', kind: 'brace', part: '{{name}}' },
    ])
    .run(({ assert }, { text, kind, part }) => {
      assert.deepEqual(problemOf(text), { kind, part } as any)
    })

  test('placeholders inside a filled-in value are not filled in again', ({ assert }) => {
    const values = { name: '{lastName} $& {n, plural, other {#}}', lastName: '<i>' }
    assert.isNull(problemOf('{name} {lastName} {reason}'))
    assert.equal(
      fillPlaceholders('{name} {lastName}.', values),
      '{lastName} $& {n, plural, other {#}} <i>.'
    )
  })

  test('a line whose placeholder has no value is left out unless everybody has a value', ({
    assert,
  }) => {
    const { text, used } = withoutEmptyLines('Hola {name}.\nMotivo: {reason}\nDe {team}', {
      team: 'Uno',
    })
    assert.equal(text, 'Hola {name}.\nDe {team}')
    assert.sameMembers([...used], ['name', 'team'])
  })
})

test.group("A mail in the office's own words", () => {
  const form = new Form().merge({
    type: 'ballboy',
    idForm: 'TEN24-BB-000001',
    name: 'Leo',
    lastName: 'Ruiz',
  })
  const mail = (params: MailParams) => ({
    template: 'rejected',
    locale: 'es' as const,
    to: '',
    params,
  })

  test('a mail names the subject of the request and greets its recipient', ({ assert }) => {
    const text = { subject: '{name}\n{lastName}', body: 'Lo de {name} {lastName}.' }
    const letter = letterOf(mail({ name: 'Eva', about: 'Leo Ruiz' }), form, { text })
    assert.equal(letter.subject, 'Leo Ruiz')
    assert.equal(letter.greeting, 'Hola, Eva:')
    assert.deepEqual(letter.paragraphs, ['Lo de Leo Ruiz.', 'Se trata de Leo Ruiz.'])
    assert.equal(letter.preheader, 'Lo de Leo Ruiz.')
  })

  test('each empty line starts a new paragraph, inside values too', ({ assert }) => {
    const text = { subject: 'No', body: 'Uno\ndos.\n \n\n{reason}' }
    const { paragraphs } = letterOf(mail({ reason: 'A\n\nB' }), form, { text })
    assert.deepEqual(paragraphs, ['Uno\ndos.', 'A', 'B'])
  })

  test('the subject of a mail is short enough for the mail log', ({ assert }) => {
    const text = { subject: '{reason}', body: 'No.' }
    const { subject, paragraphs } = letterOf(mail({ reason: '😀'.repeat(300) }), form, { text })
    assert.isAtMost(subject.length, 250)
    assert.isTrue(subject.isWellFormed())
    assert.lengthOf(paragraphs, 2)
  })
})

test.group('A displayed mail error', () => {
  test('a displayed mail error keeps its first line and hides its secrets', ({ assert }) => {
    assert.isNull(safeMessage(null))
    assert.equal(
      safeMessage('connect ECONNREFUSED 127.0.0.1:25\n at x'),
      'connect ECONNREFUSED 127.0.0.1:25'
    )
    for (const [error, shown] of [
      ['at redis://:pa55@host:6379', 'at redis://…@host:6379'],
      ['GET https://x.example/a?signature=abc&b=1', 'GET https://x.example/a?signature=…&b=1'],
      ['password: hunter2 refused', 'password: … refused'],
      ['535 after AUTH PLAIN AGFiYwBkZWY=', '535 after AUTH PLAIN …'],
      ['/solicitud/0123456789ABCDEFGHJKMNPQRS', '/solicitud/…'],
    ])
      assert.equal(safeMessage(error), shown)
  })
})
