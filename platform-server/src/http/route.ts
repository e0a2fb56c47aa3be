import type { Readable } from 'node:stream';
import type { Endpoint, EndpointData } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import { z } from 'zod';
import * as fields from './fields';
import { guard } from './guard';
import type { BodyShape } from './json-shape';
import { type QuickCall, quickly } from './quick-call';
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
  /** All parameters of the call, wherever they travel: the contract says where. */
  readonly request?: S;
  readonly response: z.ZodType<Res>;
  /** `session`: any person who is logged in; otherwise the permission that the caller needs. */
  readonly access?: D extends { readonly auth: false } ? never : 'session' | `${string}.${string}`;
  /** Hardly ever changes: who has it is told so (304) instead of getting it again. */
  readonly cacheable?: boolean;
  /** In bytes, for a body that may be larger than 16 kB. */
  readonly bodyLimit?: number;
  /** For a body that may be nested deeper or hold more values than a form does. */
  readonly bodyShape?: BodyShape;
  /**
   * `fresh`: not for a token alone; the person proved within minutes that it is them, else 40303.
   * Or for which parameters.
   */
  readonly proof?: 'fresh' | ((params: z.output<S>) => boolean);
  /** Also for an operator who has to add a second factor first. */
  readonly whileEnrolling?: true;
  handler(params: z.output<S>, call: CallOf<D>): Promise<Res>;
  /** Before it, for anyone who needs no more than a session. */
  readonly quick?: QuickCall<z.output<S>, Res>;
  /** What people of another platform get, whose shell calls come here; without it they are refused (50100). */
  readonly foreign?: D extends { readonly shell: true }
    ? (params: z.output<S>, call: ForeignCall) => Promise<Res>
    : never;
}

/** Before login a call may name its tenant by a domain; afterwards the token alone says it (architecture §3). */
const tenantDomain = { domain: fields.text(253).optional() };

/** One for all calls that want nothing in a place: hundreds of the same would be made at each start. */
const nothing = z.object({}).strict();
const onlyTenantDomain = nothing.extend(tenantDomain);

/** Which part of the request carries each parameter. */
function places(endpoint: EndpointData, schema: ObjectSchema): FastifySchema {
  const names = Object.keys(schema.shape);
  const inPath = names.filter((name) => endpoint.path.includes(`{${name}}`));
  const rest = names.filter((name) => !inPath.includes(name));
  const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const all = bodyless || endpoint.query === 'all';
  const inQuery = all ? rest : rest.filter((name) => (endpoint.query ?? []).includes(name));
  const inBody = rest.filter((name) => !inQuery.includes(name));
  // Strict: a parameter that is unknown or in another place would be lost without a word.
  const part = (keys: readonly string[]) =>
    keys.length === 0
      ? nothing
      : schema.pick(Object.fromEntries(keys.map((key) => [key, true])) as never).strict();
  const query = part(inQuery);
  const openQuery = () => (query === nothing ? onlyTenantDomain : query.extend(tenantDomain));
  return {
    ...(inPath.length > 0 && { params: part(inPath) }),
    querystring: endpoint.auth === false ? openQuery() : query,
    ...(!bodyless && !endpoint.form && { body: part(inBody) }),
  };
}

/** The same in all replies. */
const head = { code: z.number().int(), message: z.string() };

const envelopeOf = (response: z.ZodType) => z.object({ ...head, data: response.nullable() });

/**
 * Serves one call of the contract: checks token and permission, validates the parameters where the
 * contract puts them, wraps the result in the envelope.
 */
export function route<D extends EndpointData, Req, Res, S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: Endpoint<Req, Res> & D,
  options: RouteOptions<D, S, Res>,
): void {
  const schema = options.request ?? z.object({});
  const access = endpoint.auth === false ? 'public' : (options.access ?? 'session');
  const declared = places(endpoint, schema);
  const letIn = guard(app, {
    endpoint,
    access,
    whileEnrolling: options.whileEnrolling === true,
    allowsForeign: options.foreign !== undefined,
  });
  if (options.quick && access !== 'session') throw new Error('A quick call knows no permission.');
  const quick = options.quick && quickly(app, letIn, options.quick);
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
      lasting: options.cacheable === true,
      ...(options.bodyShape && { bodyShape: options.bodyShape }),
    },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    onRequest: quick?.onRequest ?? letIn,
    // a session that is over is told so before what else is wrong
    attachValidation: quick !== undefined,
    handler: async (request) => {
      const body = declared.body ? part(request.body) : {};
      const query = part(request.query);
      const own = endpoint.auth === false ? withoutDomain(query) : query;
      const params = { ...body, ...own, ...part(request.params) };
      const quickReply = quick ? await quick.answer(request, params as z.output<S>) : null;
      if (quickReply) return { code: errorCodes.ok, message: '', data: quickReply };
      const { foreign } = options;
      if (request.foreigner && foreign) {
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
  /** In bytes, for a body that may be larger than 16 kB. */
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
  answer: (reply: FastifyReply, found: Found) => FastifyReply,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: places(endpoint, schema ?? z.object({})),
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

/** Serves a call whose reply is a file of a type that the handler says; its refusals are the envelope. */
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

/** The same for an uploaded file: the handler says where it is to be had, for how large it is. */
export const redirectToFile = <S extends ObjectSchema = z.ZodObject>(
  app: FastifyInstance,
  endpoint: EndpointData,
  options: FileOptions<S, string>,
): void =>
  serveFile(app, endpoint, options, (reply, url) =>
    reply.header('cache-control', 'no-store').redirect(url),
  );
