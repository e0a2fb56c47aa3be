import type { Locale } from '@edu/shared-utility/contract';
import type { Caller } from '../../http/caller';
import type { Secret } from '../codes/secret';

/** Whom a row is read for: decides what is there, in which language, at which addresses. */
export interface Reader {
  readonly caller: Caller;
  readonly locale: Locale;
  /** Signs the addresses of pictures. */
  readonly secret: Secret;
}
