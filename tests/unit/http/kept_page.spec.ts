import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { KeptPage } from '#http/site/kept_page'

const GAP = 'c0ffee00-gap'
const html = `<style nonce="${GAP}">a{}</style><p>Núñez 😀 ${'lorem ipsum '.repeat(5000)}</p><script nonce="${GAP}"></script>`

test.group('A kept page', () => {
  test('a kept page with the nonce {$self} is the same packed and plain')
    .with(['Ab0-_9', 'n0nce$&/+=', 'x'.repeat(300), ''])
    .run(async ({ assert }, nonce) => {
      const page = new KeptPage(html, GAP)
      const expected = html.replaceAll(GAP, () => nonce)
      assert.equal(page.plain(nonce).toString(), expected)
      assert.equal(gunzipSync(await page.gzip(nonce)).toString(), expected)
    })

  test('a kept page without a gap can be packed, too', async ({ assert }) => {
    const packed = await new KeptPage('<p>Hola</p>', GAP).gzip('n')
    assert.equal(gunzipSync(packed).toString(), '<p>Hola</p>')
  })

  test('a packed page takes a fraction of its bytes', async ({ assert }) => {
    const packed = await new KeptPage(html, GAP).gzip('n')
    assert.isBelow(packed.length, html.length / 50)
  })
})
