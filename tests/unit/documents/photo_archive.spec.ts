import { test } from '@japa/runner'
import { ArchiveError, PhotoArchive } from '#documents/photo_archive'
import { fileOf, zipped } from '#tests/helpers/archives'

const open = async (bytes: Buffer) => PhotoArchive.open(await fileOf(bytes))

async function codeOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (thrown) => thrown
  )
  return error instanceof ArchiveError ? error.code : error
}

test.group('An archive of photos', () => {
  test('a photo is found by its name in any folder, in any case, without accents or extension', async ({
    assert,
  }) => {
    const archive = await open(
      await zipped({
        'Fotos/ANA Núñez.JPG': Buffer.from('ana'),
        'x1234567.png': Buffer.from('luz'),
        'leame.txt': Buffer.from('no'),
        '__MACOSX/._luz.png': Buffer.from('no'),
      })
    )
    assert.equal(archive.size, 2)
    assert.equal(String(await archive.find('ana nunez.jpg')), 'ana')
    assert.equal(String(await archive.find('otra/Ana Núñez')), 'ana')
    assert.equal(String(await archive.find('X1234567')), 'luz')
    assert.isNull(await archive.find('nadie.jpg'))
    assert.isNull(await archive.find(''))
    archive.close()
  })

  test('photos without a matching name are reported', async ({ assert }) => {
    const one = Buffer.from('1')
    const archive = await open(await zipped({ 'a.jpg': one, 'b.jpg': one, 'dir/C.png': one }))
    await archive.find('a')
    archive.markUsed('B.JPG')
    assert.deepEqual(archive.unusedNames, ['C.png'])
    archive.close()
  })

  test('a photo name that occurs twice is given to nobody', async ({ assert }) => {
    const [one, two] = [Buffer.from('1'), Buffer.from('2')]
    const archive = await open(await zipped({ 'a/7.jpg': one, 'b/7.JPG': two, 'a/8.jpg': one }))
    assert.equal(await codeOf(archive.find('7')), 'sameName')
    assert.equal(String(await archive.find('8')), '1')
    archive.close()
  })

  test('a file that is no archive is refused, and so is one that is cut off', async ({
    assert,
  }) => {
    const whole = await zipped({ 'a.jpg': Buffer.alloc(2000, 7) })
    assert.equal(await codeOf(open(Buffer.from('hello'))), 'notAnArchive')
    assert.equal(await codeOf(open(Buffer.alloc(0))), 'notAnArchive')
    assert.equal(await codeOf(open(whole.subarray(10))), 'notAnArchive')
  })

  test('a photo larger than the limit is not unpacked', async ({ assert }) => {
    const bomb = await zipped({ 'a.jpg': Buffer.alloc(7 * 1024 * 1024) })
    assert.equal(await codeOf(open(bomb)), 'pictureTooLarge')

    // The directory of the archive claims a small size.
    const at = bomb.readUInt32LE(bomb.length - 22 + 16)
    bomb.writeUInt32LE(10, at + 24)
    const liar = await open(bomb)
    assert.equal(await codeOf(liar.find('a.jpg')), 'notAnArchive')
    liar.close()
  })

  test('an encrypted archive is refused, and so is one with more files than a list has people', async ({
    assert,
  }) => {
    const locked = await zipped({ 'a.jpg': Buffer.from('1') })
    const at = locked.readUInt32LE(locked.length - 22 + 16)
    locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8)
    assert.equal(await codeOf(open(locked)), 'unsupported')

    const many = await zipped({ 'a.jpg': Buffer.from('1') })
    many.writeUInt16LE(4000, many.length - 22 + 10)
    assert.equal(await codeOf(open(many)), 'tooManyFiles')
  })
})
