import type { Locale } from '@edu/shared-utility/contract';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, QueryTenant, TenantTx } from '../db/database';
import type { NoticeDelivery } from '../domain/account/notices';
import type { PageOrigin } from '../domain/factors/challenges';
import { requireFreshProof } from '../domain/proof/methods';
import type { ContextHeaders } from '../domain/session-rules';
import type { ForeignPeople, ForeignPerson } from '../foreign/people';
import { localeOf } from '../phrases';
import { FieldError } from './business-error';
import type { Caller } from './caller';
import { authenticateOwn, type Identity, identifyOwn } from './guard';
import { contextHeaders, pageHost, pageOf, tenantHost, tokenOf, zoneOf } from './request-context';
import type { Services } from './services';

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
  readonly notices: NoticeDelivery;
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
  identify(): Promise<Identity>;
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

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The single file of a multipart form. @throws FieldError for anything else, or for a file that is too large */
async function uploadedFile(request: FastifyRequest, max?: number): Promise<Uint8Array> {
  const limits = max === undefined ? {} : { limits: { fileSize: max } };
  const upload = request.isMultipart() ? await request.file(limits) : undefined;
  if (!upload) throw new FieldError('file', 'field.file');
  return upload.toBuffer().catch((error: unknown) => {
    throw isTooLarge(error) ? new FieldError('file', 'field.fileSize') : error;
  });
}

const noticeWay = (
  { login: { codes }, site }: Services,
  locale: Locale,
  host: string,
): NoticeDelivery => ({
  locale,
  delivers: codes.delivers,
  secret: codes.secret,
  site: site.origin,
  host,
});

function publicCallOf(app: FastifyInstance, request: FastifyRequest): PublicCall {
  const { db } = app;
  const locale = localeOf(request.headers.locale);
  return {
    db,
    locale,
    notices: noticeWay(app.services, locale, pageHost(request)),
    page: pageOf(request),
    host: request.caller ? pageHost(request) : tenantHost(request),
    ip: request.ip,
    ifMatch: request.headers['if-match'] ?? null,
    log: request.log,
    token: tokenOf(request),
    file: (max) => uploadedFile(request, max),
    authenticate: () => authenticateOwn(app, request),
    identify: () => identifyOwn(app, request),
    requireProof: (caller) => requireFreshProof(db, caller, pageHost(request)),
  };
}

export function foreignCallOf(app: FastifyInstance, request: FastifyRequest): ForeignCall {
  const { foreignPerson: person } = request;
  const { foreign: people } = app.services;
  if (!person || !people) throw new Error('Nobody of another platform calls.');
  return { ...publicCallOf(app, request), person, people, token: tokenOf(request) ?? '' };
}

export function callOf(app: FastifyInstance, request: FastifyRequest): PublicCall | SessionCall {
  const { db } = app;
  const base = publicCallOf(app, request);
  const { caller } = request;
  if (!caller) return base;
  return {
    ...base,
    caller,
    token: tokenOf(request) ?? '',
    context: contextHeaders(request),
    zone: () => zoneOf(request),
    tx: (work) => db.withTenant(caller, work),
    query: (statement) => db.queryTenant(caller, statement),
  };
}
