import { test } from '@japa/runner'
import fc from 'fast-check'
import { storableText, type ReaderHints, readUid } from '#models/card/uid'

const FOUR = '1C78F2BF'
const SEVEN = '04C43BC21C2680'
const MIRRORED = '80261CC23BC404'

const bytesOf = (uid: string) => uid.match(/../g)!
const mirror = (uid: string) => bytesOf(uid).toReversed().join('')

const byte = fc.integer({ min: 0, max: 255 })
const hex = (bytes: number[]) =>
  bytes.map((value) => value.toString(16).toUpperCase().padStart(2, '0')).join('')

/** Valid chip numbers: four bytes, seven bytes that begin with the manufacturer, or ten bytes. */
const uids = fc.oneof(
  fc
    .tuple(fc.integer({ min: 9, max: 0x87 }), byte, byte, fc.integer({ min: 0x10, max: 0x80 }))
    .map(hex),
  fc.array(byte, { minLength: 5, maxLength: 5 }).map((middle) => hex([0x04, ...middle, 0x80])),
  fc.array(byte, { minLength: 8, maxLength: 8 }).map((middle) => hex([0x04, ...middle, 0x80]))
)
const decimals = uids.filter((uid) => uid.length < 20)

/** Rows whose title tells the setting of the reader. */
const titled = (rows: [text: string, hints: ReaderHints, answer: string][]) =>
  rows.map(([text, hints, answer]) => {
    const setting = Object.entries(hints).flat().join(' ') || 'unknown'
    return { text, hints, answer, setting }
  })

test.group('The UID of a chip', () => {
  test('the input {text} with the reader setting {setting} gives the UID {answer}')
    .with(
      titled([
        [FOUR, { mode: 'hex_msb' }, FOUR],
        ['BFF2781C', { mode: 'hex_lsb' }, FOUR],
        ['3220338716', { mode: 'dec_lsb' }, FOUR],
        ['477688511', { mode: 'dec_msb' }, FOUR],
        ['0477688511', { mode: 'dec_msb' }, FOUR],
        ['0477688511', { mode: 'auto' }, FOUR],
        ['477688511', { mode: 'auto' }, FOUR],
        ['0007625328', { mode: 'auto' }, '00745A70'],
        [SEVEN, { mode: 'auto' }, SEVEN],
        [SEVEN, { mode: 'hex_msb' }, SEVEN],
        [MIRRORED, { mode: 'hex_lsb' }, SEVEN],
        ['1341660845581952', { mode: 'dec_msb' }, SEVEN],
        ['1341660845581952', { mode: 'auto' }, SEVEN],
        ['36070701978600452', { mode: 'dec_lsb' }, SEVEN],
        ['04:c4:3b:c2:1c:26:80', { mode: 'auto' }, SEVEN],
        ['\u000204-C4-3B-C2-1C-26-80\u0003\r\n', { mode: 'auto' }, SEVEN],
        ['\n 0x04 0xC4 0x3B 0xC2 0x1C 0x26 0x80\t', { mode: 'auto' }, SEVEN],
        ['1c.78.f2.bf', { mode: 'hex_msb' }, FOUR],
        ['12345678', { mode: 'hex_msb' }, '12345678'],
        ['12345678', { mode: 'dec_msb' }, '00BC614E'],
        ['12345678', { base: 'hex' }, '12345678'],
        ['12345678', { base: 'dec' }, '00BC614E'],
        ['04112233445566778899', { mode: 'auto' }, '04112233445566778899'],
        ['04C43BC21C2680112233', { mode: 'hex_msb' }, '04C43BC21C2680112233'],
        [MIRRORED, { reversed: false }, MIRRORED],
        [MIRRORED, { reversed: true }, SEVEN],
      ])
    )
    .run(({ assert }, { text, hints, answer }) =>
      assert.deepEqual(readUid(text, hints), { uid: answer })
    )

  test('the input {text} with the reader setting {setting} is refused: {answer}')
    .with(
      titled([
        ['', {}, 'empty'],
        [' \r\n', {}, 'empty'],
        ['https://example.com/v/ABC', {}, 'characters'],
        ['116,23152', {}, 'characters'],
        [FOUR, { mode: 'dec_msb' }, 'characters'],
        ["04Ñc4'3b", {}, 'separators'],
        ['04C43BC21C', {}, 'length'],
        ['1234567', { mode: 'hex_msb' }, 'length'],
        ['123456789012345678', {}, 'length'],
        ['1'.repeat(9999), {}, 'length'],
        ['9999999999', {}, 'range'],
        ['72057594037927936', { mode: 'dec_msb' }, 'range'],
        ['00000000', { mode: 'hex_msb' }, 'blank'],
        ['00 00 00 00', {}, 'blank'],
        ['0', {}, 'blank'],
        ['FFFFFFFF', {}, 'blank'],
        ['FF FF FF FF FF FF FF', {}, 'blank'],
        ['4294967295', {}, 'blank'],
        ['08A1B2C3', {}, 'random'],
        ['8804C43B', {}, 'truncated'],
        ['1002701960', {}, 'truncated'],
        ['1002701960', { mode: 'dec_lsb' }, 'truncated'],
        ['1002701960', { mode: 'dec_msb' }, 'truncated'],
      ])
    )
    .run(({ assert }, { text, hints, answer }) =>
      assert.deepEqual(readUid(text, hints), { error: answer })
    )

  test('an input of eight or fourteen digits asks whether it is hexadecimal or decimal', ({
    assert,
  }) => {
    assert.deepEqual(readUid('12345678'), {
      question: 'base',
      choices: [
        { value: 'hex', uid: '12345678' },
        { value: 'dec', uid: '00BC614E' },
      ],
    })
    assert.deepEqual(readUid('08123456'), {
      question: 'base',
      choices: [
        { value: 'hex', uid: null },
        { value: 'dec', uid: '007BF440' },
      ],
    })
    assert.property(readUid('04112233445566'), 'question')
  })

  test('an input that looks reversed asks for a decision and is not turned around by itself', ({
    assert,
  }) => {
    for (const [text, mode] of [
      [MIRRORED, 'auto'],
      [MIRRORED, 'hex_msb'],
      [SEVEN, 'hex_lsb'],
      ['36070701978600452', 'auto'],
      ['36070701978600452', 'dec_msb'],
    ] as const)
      assert.deepEqual(readUid(text, { mode }), {
        question: 'reversed',
        choices: [
          { value: false, uid: MIRRORED },
          { value: true, uid: SEVEN },
        ],
      })
    assert.deepEqual(readUid('04112233445504', { mode: 'hex_msb' }), { uid: '04112233445504' })
  })

  test('a chip has the same UID in every format of a reader', ({ assert }) => {
    const inHex = fc.constantFrom('', ':', '-', ' ', '.')
    fc.assert(
      fc.property(uids, inHex, fc.boolean(), (uid, separator, lower) => {
        const text = bytesOf(uid).join(separator)
        const typed = lower ? text.toLowerCase() : text
        assert.deepEqual(readUid(typed, { mode: 'hex_msb' }), { uid })
        assert.deepEqual(readUid(mirror(uid), { mode: 'hex_lsb' }), { uid })
      })
    )
    fc.assert(
      fc.property(decimals, fc.boolean(), (uid, padded) => {
        const number = BigInt(`0x${uid}`).toString()
        assert.deepEqual(readUid(padded ? number.padStart(10, '0') : number, { mode: 'dec_msb' }), {
          uid,
        })
        const turned = BigInt(`0x${mirror(uid)}`)
        assert.deepEqual(readUid(turned.toString(), { mode: 'dec_lsb' }), { uid })
      })
    )
  })

  test('any input gives a UID, a question or an error', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const reading = readUid(text)
        if ('uid' in reading) assert.match(reading.uid, /^([\dA-F]{8}|[\dA-F]{14}|[\dA-F]{20})$/)
        else assert.isTrue('question' in reading || 'error' in reading)
      })
    )
  })

  test('the raw input is stored without control characters and line end', ({ assert }) => {
    assert.equal(storableText(' \u000204 C4\u0000\r\n'), '04 C4')
    assert.lengthOf(storableText('A'.repeat(500)), 64)
  })
})
