import type { Readable } from 'node:stream';
import type { Endpoint, EndpointData } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import { z } from 'zod';
import * as fields from './fields';
import { guard } from './guard';
import type { BodyShape } from './json-shape';
import { type QuickCall, withQuickCall } from './quick-call';
import {
  callOf,
  type ForeignCall,
  foreignCallOf,
  type PublicCall,
  type SessionCall,
} from './route-call';
import { withholdRow } from './withhold-row';
import { WORKBOOK } from './workbook';

type CallOf<D extends EndpointData> = D extends { readonly auth: false } ? PublicCall : SessionCall;

type ObjectSchema = z.ZodObject<z.core.$ZodLooseShape>;

export interface RouteOptions<D extends EndpointData, S extends ObjectSchema, Res> {
  /** All parameters of the call; the contract says where in the request each is. */
  readonly request?: S;
  readonly response: z.ZodType<Res>;
  /** `session` for any logged-in person, otherwise the required permission. */
  readonly access?: D extends { readonly auth: false } ? never : 'session' | `${string}.${string}`;
  /** Rarely changes: sent with an ETag, and answered with 304 if the caller has it. */
  readonly cacheable?: boolean;
  /** Maximum bytes of the body; 16 kB by default. */
  readonly bodyLimit?: number;
  /** For bodies that nest deeper or hold more values than a form. */
  readonly bodyShape?: BodyShape;
  /** `fresh`: the caller needs a fresh proof, else 40303; or a predicate on the parameters that require one. */
  readonly proof?: 'fresh' | ((params: z.output<S>) => boolean);
  /** Also allows operators who still have to enrol a second factor. */
  readonly allowedWithoutFactor?: true;
  handler(params: z.output<S>, call: CallOf<D>): Promise<Res>;
  /** Fast path, tried first; only for `session` access. */
  readonly quick?: QuickCall<z.output<S>, Res>;
  /** Handler for users of another platform, for shell calls; without it they are refused (50100). */
  readonly foreign?: D extends { readonly shell: true }
    ? (params: z.output<S>, call: ForeignCall) => Promise<Res>
    : never;
}

/** Before log-in a call may name its tenant by a domain; afterwards only the token counts (architecture §3). */
const tenantDomain = { domain: fields.text(253).optional() };

/** Shared by all calls: creating hundreds of equal schemas would slow down each start. */
const noInput = z.object({}).strict();
const onlyTenantDomain = noInput.extend(tenantDomain);

/** Maps the parameters to the parts of the request that carry them. */
function parameterSchemas(endpoint: EndpointData, schema: ObjectSchema): FastifySchema {
  const names = Object.keys(schema.shape);
  const inPath = names.filter((name) => endpoint.path.includes(`{${name}}`));
  const rest = names.filter((name) => !inPath.includes(name));
  const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const all = bodyless || endpoint.query === 'all';
  const inQuery = all ? rest : rest.filter((name) => (endpoint.query ?? []).includes(name));
  const inBody = rest.filter((name) => !inQuery.includes(name));
  // Strict: an unknown or misplaced parameter would otherwise be ignored silently.
  const part = (keys: readonly string[]) =>
    keys.length === 0
      ? noInput
      : schema.pick(Object.fromEntries(keys.map((key) => [key, true])) as never).strict();
  const query = part(inQuery);
  const openQuery = () => (query === noInput ? onlyTenantDomain : query.extend(tenantDomain));
  return {
    ...(inPath.length > 0 && { params: part(inPath) }),
    querystring: endpoint.auth === false ? openQuery() : query,
    ...(!bodyless && !endpoint.form && { body: part(inBody) }),
  };
}

/** Fields of every envelope. */
const head = { code: z.number().int(), message: z.string() };

const envelopeOf = (response: z.ZodType) => z.object({ ...head, data: response.nullable() });

/**
 * Registers one call of the contract: checks token and permission, validates the parameters, and wraps the result
 * in the envelope.
 */
export function route<D extends EndpointData, Req, Res, S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: Endpoint<Req, Res> & D,
  options: RouteOptions<D, S, Res>,
): void {
  const schema = options.request ?? z.object({});
  const access = endpoint.auth === false ? 'public' : (options.access ?? 'session');
  const declared = parameterSchemas(endpoint, schema);
  const authorize = guard(app, {
    endpoint,
    access,
    allowedWithoutFactor: options.allowedWithoutFactor === true,
    allowsForeign: options.foreign !== undefined,
  });
  if (options.quick && access !== 'session') throw new Error('A quick call knows no permission.');
  const quick = options.quick && withQuickCall(app, authorize, options.quick);
  const scope = endpoint.form ? app.forms : app;
  scope.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...declared,
      response: { 200: envelopeOf(options.response) },
    },
    config: {
      endpoint,
      access,
      isCacheable: options.cacheable === true,
      ...(options.bodyShape && { bodyShape: options.bodyShape }),
    },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    onRequest: quick?.onRequest ?? authorize,
    // an expired session is reported before invalid parameters
    attachValidation: quick !== undefined,
    handler: async (request) => {
      const body = declared.body ? part(request.body) : {};
      const query = part(request.query);
      const ownQuery = endpoint.auth === false ? withoutDomain(query) : query;
      const params = { ...body, ...ownQuery, ...part(request.params) };
      const quickReply = quick ? await quick.answer(request, params as z.output<S>) : null;
      if (quickReply) return { code: errorCodes.ok, message: '', data: quickReply };
      const { foreign } = options;
      if (request.foreignPerson && foreign) {
        const data = await foreign(params as z.output<S>, foreignCallOf(app, request));
        return { code: errorCodes.ok, message: '', data };
      }
      const call = callOf(app, request) as CallOf<D>;
      const { proof } = options;
      const needsProof =
        typeof proof === 'function' ? proof(params as z.output<S>) : proof === 'fresh';
      if (needsProof && request.caller) await call.requireProof(request.caller);
      const data = await options.handler(params as z.output<S>, call).catch((error: unknown) => {
        throw withholdRow(error, request.caller, access);
      });
      return { code: errorCodes.ok, message: '', data };
    },
  });
}

const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const withoutDomain = ({ domain: _, ...rest }: Record<string, unknown>) => rest;

interface FileOptions<S extends ObjectSchema, Found> {
  readonly request?: S;
  /** Maximum bytes of the body; 16 kB by default. */
  readonly bodyLimit?: number;
  readonly access: 'session' | `${string}.${string}`;
  handler(params: z.output<S>, call: SessionCall): Promise<Found>;
}

interface NamedFile {
  readonly name: string;
  readonly content: Buffer | Readable;
}

interface TypedFile extends NamedFile {
  readonly type: string;
}

const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH';

function serveFile<S extends ObjectSchema, Found>(
  app: FastifyInstance,
  endpoint: EndpointData,
  { access, request: schema, bodyLimit, handler }: FileOptions<S, Found>,
  answer: (reply: FastifyReply, content: Found) => FastifyReply,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: parameterSchemas(endpoint, schema ?? z.object({})),
    config: { endpoint, access },
    ...(bodyLimit && { bodyLimit }),
    onRequest: guard(app, { endpoint, access }),
    handler: async (request, reply) => {
      const params = {
        ...part(request.body),
        ...part(request.query),
        ...part(request.params),
      } as z.output<S>;
      return answer(reply, await handler(params, callOf(app, request) as SessionCall));
    },
  });
}

/** Registers a call whose reply is a file, with the type from the handler; refusals are envelopes. */
export const fileDownload = <S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: EndpointData,
  options: FileOptions<S, TypedFile>,
): void =>
  serveFile(app, endpoint, options, (reply, { name, type, content }) =>
    reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(type)
      .send(content),
  );

const downloadOf =
  (type: string) =>
  <S extends ObjectSchema = z.ZodObject>(
    app: FastifyInstance,
    endpoint: EndpointData,
    { handler, ...options }: FileOptions<S, NamedFile>,
  ): void =>
    fileDownload(app, endpoint, {
      ...options,
      handler: async (params, call) => ({ ...(await handler(params, call)), type }),
    });

/** The same for a workbook. */
export const download = downloadOf(WORKBOOK);
/** The same for an iCalendar file. */
export const calendarDownload = downloadOf(CALENDAR);

/** The same for an uploaded file: redirects to the address from the handler, since the file may be large. */
export const redirectToFile = <S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: EndpointData,
  options: FileOptions<S, string>,
): void =>
  serveFile(app, endpoint, options, (reply, url) =>
    reply.header('cache-control', 'no-store').redirect(url),
  );
