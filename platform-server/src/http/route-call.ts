import type { Locale } from '@edu/shared-utility/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, QueryTenant, TenantTx } from '../db/database';
import type { NoticeDelivery } from '../domain/account/notices';
import type { PageOrigin } from '../domain/factors/challenges';
import type { ContextHeaders } from '../domain/session-rules';
import type { ForeignPeople, ForeignPerson } from '../foreign/people';
import type { Caller } from './caller';
import type { TokenUser } from './guard';

/** What a handler of a public call gets besides its parameters. */
export interface PublicCall {
  readonly db: Database;
  readonly locale: Locale;
  /** Host that determines the tenant: that of the page or, before log-in, of the `domain` parameter. */
  readonly host: string;
  readonly ip: string;
  /** The If-Match header: the revision that the caller has read. */
  readonly ifMatch: string | null;
  readonly log: FastifyRequest['log'];
  /** Sends the person notices about changes of their account. */
  readonly noticeDelivery: NoticeDelivery;
  readonly token: string | null;
  /** Origin of the calling page, independent of the tenant. */
  readonly page: PageOrigin;
  /** The uploaded file of a multipart call; at most `max` bytes, 2 MB by default. */
  file(max?: number): Promise<Uint8Array>;
  /** The caller, for a public call that also serves people who are logged in. Throws 10000 or 303. */
  authenticate(): Promise<Caller>;
  /**
   * The same for calls that also serve users of another platform. Throws 503 while that platform is unreachable.
   */
  identify(): Promise<TokenUser>;
  /** Throws 40303 unless the caller gave a fresh proof. */
  requireProof(caller: Caller): Promise<void>;
}

/** The same for a call with a token. */
export interface SessionCall extends PublicCall {
  readonly caller: Caller;
  readonly token: string;
  readonly context: ContextHeaders;
  /** The person's time zone. */
  zone(): string;
  /** Runs `work` in a transaction inside the caller's tenant. */
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Runs one read inside the caller's tenant, in a single round trip. */
  readonly query: QueryTenant;
}

/** The same for a user of another platform, who has no actor on this server. */
export interface ForeignCall extends PublicCall {
  readonly person: ForeignPerson;
  readonly people: ForeignPeople;
  readonly token: string;
}
