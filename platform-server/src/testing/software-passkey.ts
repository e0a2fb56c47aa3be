import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A minimal CBOR encoder for attestations: numbers, texts, bytes and maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function encode(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  }
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [encode(key), encode(value)]);
  return Buffer.concat([head(5, item.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const PRESENT_AND_VERIFIED = 0b101;
const WITH_CREDENTIAL = 0b1000000;

interface Options {
  readonly challenge: string;
}

interface PasskeyOptions {
  /** Origin of the page according to the browser. */
  readonly origin?: string;
  /** False: without user verification (finger, face or PIN). */
  readonly verified?: boolean;
}

/** An authenticator in memory, with the answers of a browser on a page of that origin. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, page: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const authData = (page: string, flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(page).hostname), Buffer.from([flags]), count]);
  };
  const flagsOf = ({ verified = true }: PasskeyOptions): number =>
    verified ? PRESENT_AND_VERIFIED : 1;
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Answers `startRegistration`. */
    register(options: Options, overrides: PasskeyOptions = {}) {
      const page = overrides.origin ?? origin;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const data = Buffer.concat([
        authData(page, flagsOf(overrides) | WITH_CREDENTIAL),
        credential,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, page).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers `startAuthentication`. */
    authenticate(options: Options, overrides: PasskeyOptions = {}) {
      const page = overrides.origin ?? origin;
      const client = clientData('webauthn.get', options, page);
      const data = authData(page, flagsOf(overrides));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
