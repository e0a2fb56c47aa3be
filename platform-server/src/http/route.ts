import type { Endpoint, EndpointData } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import * as fields from './fields';
import { guard } from './guard';
import type { BodyShape } from './json-shape';
import { callOf, foreignCallOf } from './make-call';
import { type QuickCall, withQuickCall } from './quick-call';
import type { ForeignCall, PublicCall, SessionCall } from './route-call';
import { withholdRow } from './withhold-row';

type CallOf<D extends EndpointData> = D extends { readonly auth: false } ? PublicCall : SessionCall;

export type ObjectSchema = z.ZodObject<z.core.$ZodLooseShape>;

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
export function parameterSchemas(endpoint: EndpointData, schema: ObjectSchema): FastifySchema {
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

export const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const withoutDomain = ({ domain: _, ...rest }: Record<string, unknown>) => rest;
