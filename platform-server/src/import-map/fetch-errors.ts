import { type NetworkFaultKind, networkFault, networkFaultKind } from './network-fault';

export const MEGABYTE = 1024 * 1024;

/** An expected kind of file: its Content-Type, and a name for messages. */
export interface FileKind {
  readonly type: RegExp;
  readonly name: string;
  /** Maximum bytes; 20 MB by default. */
  readonly maxBytes?: number;
}

export const javascript: FileKind = { type: /\b(java|ecma)script\b/, name: 'JavaScript' };

/** The host answered with a status that is no success. */
export class StatusError extends Error {
  constructor(readonly status: number) {
    super(`its host answers ${status}`);
  }
}

/** The host answered with another type, such as a page for every unknown address. */
export class KindError extends Error {
  constructor(
    readonly contentType: string,
    kind: FileKind,
  ) {
    super(`its type is "${contentType}", not ${kind.name}`);
  }
}

/** The host sent no complete answer. */
export class UnreachableError extends Error {
  /** Null if unknown. */
  readonly kind: NetworkFaultKind | null;
  constructor(cause: unknown) {
    super(`it cannot be fetched (${networkFault(cause)})`, { cause });
    this.kind = networkFaultKind(cause);
  }
}

/** The file is larger than allowed. */
export class SizeError extends Error {
  constructor(max: number) {
    super(`it is larger than ${max < MEGABYTE ? `${max / 1024} kB` : `${max / MEGABYTE} MB`}`);
  }
}
