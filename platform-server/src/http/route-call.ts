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
import { authenticateOwn, type Identified, identifyOwn } from './guard';
import { contextHeaders, pageHost, pageOf, tenantHost, tokenOf, zoneOf } from './request-context';
import type { Services } from './services';

/** What a handler of a call without a token gets besides its parameters. */
export interface PublicCall {
  readonly db: Database;
  readonly locale: Locale;
  /** The host whose tenant is meant: that of the page that calls or, before login, the one that `domain` names. */
  readonly host: string;
  readonly ip: string;
  /** The revision that the caller has seen. */
  readonly ifMatch: string | null;
  readonly log: FastifyRequest['log'];
  /** How the person is told of a change to their account. */
  readonly notices: NoticeDelivery;
  readonly token: string | null;
  /** Where the calling page is, whatever tenant it means. */
  readonly page: PageOrigin;
  /** The uploaded file of a form call, of two megabytes unless more are allowed. */
  file(max?: number): Promise<Uint8Array>;
  /** The caller, for a public call that also serves people who are logged in. Throws 10000 or 303. */
  authenticate(): Promise<Caller>;
  /** The same where people of another platform are served too. Throws 503 while that one does not answer. */
  identify(): Promise<Identified>;
  /** Refuses a caller who did not prove lately that it is them (40303). */
  requireProof(caller: Caller): Promise<void>;
}

/** The same for a call with a token. */
export interface SessionCall extends PublicCall {
  readonly caller: Caller;
  readonly token: string;
  readonly context: ContextHeaders;
  /** The person's time zone. */
  zone(): string;
  /** A transaction inside the caller's tenant. */
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** A short read inside the caller's tenant, in one round trip. */
  readonly query: QueryTenant;
}

/** The same for somebody whom another platform knows: without a place in any tenant of this server. */
export interface ForeignCall extends PublicCall {
  readonly person: ForeignPerson;
  readonly people: ForeignPeople;
  readonly token: string;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The one file of a multipart form; anything else, and what is too large, names the field. */
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
  const { foreigner: person } = request;
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
