import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { nameFile } from '#http/files/named_file'

function headerOf(name: string, disposition?: 'inline') {
  const headers: string[] = []
  const response = { header: (_: string, value: string) => headers.push(value) }
  nameFile(response as unknown as HttpContext['response'], name, disposition)
  return headers[0]
}

test.group('The name of a file that is sent', () => {
  test('a plain name stands as it is', ({ assert }) => {
    assert.equal(headerOf('press-en.xlsx'), 'attachment; filename="press-en.xlsx"')
    assert.equal(headerOf('a.pdf', 'inline'), 'inline; filename="a.pdf"')
  })

  test('a name with other characters is also given whole', ({ assert }) => {
    assert.equal(
      headerOf("Gómez (l'hôte).pdf"),
      `attachment; filename="G_mez (l'h_te).pdf"; filename*=UTF-8''G%C3%B3mez%20%28l%27h%C3%B4te%29.pdf`
    )
  })

  test('no name ends the header or its quotes', ({ assert }) => {
    assert.equal(
      headerOf('a"\r\nb\\c%20\ud800.pdf'),
      `attachment; filename="a___b_c_20_.pdf"; filename*=UTF-8''a%22%0D%0Ab%5Cc%2520%EF%BF%BD.pdf`
    )
  })
})
