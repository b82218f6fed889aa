import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { appUrl } from '#config/app'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const FLAGS = { present: 0x01, withKey: 0x41 }

type Cbor = Parameters<typeof isoCBOR.encode>[0]

/** An authenticator in memory, as a security key would answer. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  #counter = 0

  /** `counts`: false for a passkey that several devices share. */
  constructor(
    private origin = appUrl,
    private counts = true
  ) {}

  get id() {
    return this.#id.toString('base64url')
  }

  /** Answers the challenge of a registration. */
  create(challenge: string) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const publicKey: Cbor = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const authData = Buffer.concat([
      ...[this.#data(FLAGS.withKey), Buffer.alloc(16), length, this.#id],
      isoCBOR.encode(publicKey),
    ])
    const attestation: Cbor = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    })
  }

  /** Answers the challenge of a login. */
  use(challenge: string) {
    if (this.counts) this.#counter += 1
    const authData = this.#data(FLAGS.present)
    const client = this.#client('webauthn.get', challenge)
    const signed = Buffer.concat([authData, sha256(client)])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #credential(response: Record<string, string>) {
    const { id } = this
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #data(flags: number) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const { hostname } = new URL(appUrl)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counter])
  }
}
