import { test } from '@japa/runner'
import { plainTextOf } from '#mails/letter'

test.group('A mail as plain text', () => {
  test('has a blank line between its parts and its link on a line of its own', ({ assert }) => {
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
