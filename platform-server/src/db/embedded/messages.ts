/** The part of the PostgreSQL protocol (version 3) that the wire server implements. */
export const SSL_REQUEST = 80877103;
export const CANCEL_REQUEST = 80877102;
/** The transaction state outside of a transaction: the last byte of ReadyForQuery. */
export const IDLE = 'I'.charCodeAt(0);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, IDLE]);

const parameter = (name: string, value: string): Buffer => {
  const body = Buffer.from(`${name}\0${value}\0`);
  const head = Buffer.alloc(5);
  head.write('S');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** The reply to a client's startup message. */
export const startupReply = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  parameter('server_version', '18.0'),
  parameter('server_encoding', 'UTF8'),
  parameter('client_encoding', 'UTF8'),
  parameter('standard_conforming_strings', 'on'),
  parameter('integer_datetimes', 'on'),
  READY,
]);

/** PostgreSQL's own limits: a message of another length does not belong to the protocol. */
const MAX_STARTUP = 10_000;
const MAX_MESSAGE = 0x3fffffff;

export const isStartupLength = (length: number): boolean => length >= 8 && length <= MAX_STARTUP;
/** The length includes its own four bytes. */
export const isMessageLength = (length: number): boolean => length >= 4 && length <= MAX_MESSAGE;

/** The offset of a statement's name in messages that have one. */
function nameStart(message: Buffer): number | null {
  switch (String.fromCharCode(message[0] ?? 0)) {
    case 'P':
      return 5;
    case 'B':
      return message.includes(0, 5) ? message.indexOf(0, 5) + 1 : null;
    case 'D':
    case 'C':
      return message[5] === 0x53 ? 6 : null;
    default:
      return null;
  }
}

/** Prefixes statement names, so that clients do not collide in the engine's single session. */
export function withStatementPrefix(message: Buffer, prefix: string): Buffer {
  const start = nameStart(message);
  if (start === null || start >= message.length || message[start] === 0) return message;
  const renamed = Buffer.concat([
    message.subarray(0, start),
    Buffer.from(prefix),
    message.subarray(start),
  ]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}
