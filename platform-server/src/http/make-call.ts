import type { Locale } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NoticeDelivery } from '../domain/account/notices';
import { requireFreshProof } from '../domain/proof/methods';
import { localeOf } from '../phrases';
import { FieldError } from './business-error';
import { authenticateOwn, identifyOwn } from './guard-own';
import { contextHeaders, pageHost, pageOf, tenantHost, tokenOf, zoneOf } from './request-context';
import type { ForeignCall, PublicCall, SessionCall } from './route-call';
import type { Services } from './services';

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

const noticeDeliveryOf = (
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
    noticeDelivery: noticeDeliveryOf(app.services, locale, pageHost(request)),
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
