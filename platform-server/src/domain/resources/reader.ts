import type { Locale } from '@edu/shared-utility/contract';
import type { Caller } from '../../http/caller';
import type { Secret } from '../codes/secret';

/** For whom a row is read: determines visible rows, language and addresses. */
export interface Reader {
  readonly caller: Caller;
  readonly locale: Locale;
  /** Signs the addresses of pictures. */
  readonly secret: Secret;
}
