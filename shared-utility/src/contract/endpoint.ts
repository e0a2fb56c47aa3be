/**
 * An endpoint is plain data: client, server and tests read the same description of a call.
 * Source: specification §7 and its list of calls.
 */
import type { DownloadedFile, Page } from './envelope';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Minimum shape of `data` in a successful response: an object, a list, or one page of a list. */
export type Returned = 'object' | 'list' | 'page';

export interface EndpointData {
  readonly method: Method;
  /** Absolute path on the API host; `{name}` represents a path parameter. */
  readonly path: string;
  /**
   * Parameters that travel in the query string. Everything else goes to the body of a POST/PATCH,
   * and to the query of a GET/DELETE. `'all'` puts every parameter into the query.
   */
  readonly query?: readonly string[] | 'all';
  /** Multipart form instead of a JSON body. */
  readonly form?: true;
  /** False for calls that work without a token. */
  readonly auth?: false;
  /** False for calls whose errors are never toasted (they still reject). */
  readonly toast?: false;
  /** True for reads that may be repeated once after a network error. Never set on a call that changes something. */
  readonly safe?: true;
  /** The reply is a file, not an envelope. */
  readonly download?: true;
  /** The client refuses a response of another shape; absent where any value may come: null, a text, a boolean. */
  readonly returns?: Returned;
  /** True for calls that the specification does not name: ours. */
  readonly ours?: true;
  /** True for those of ours that the shell's own server answers where it has an address of its own. */
  readonly shell?: true;
  /** True for calls that pages send without a person's action: they do not keep a session alive. */
  readonly unattended?: true;
}

declare const shape: unique symbol;

/** An endpoint with its request and response types attached (types only, nothing at run time). */
export interface Endpoint<Req, Res> extends EndpointData {
  readonly [shape]?: { readonly req: Req; readonly res: Res };
}

export type RequestOf<E> = E extends Endpoint<infer Req, unknown> ? Req : never;
export type ResponseOf<E> =
  E extends Endpoint<never, infer Res>
    ? Res
    : E extends Endpoint<infer _Req, infer Res>
      ? Res
      : never;

/** `endpoint<Request, Response>()({ method, path })`: two steps, so that the data keeps its literal types. */
export const endpoint =
  <Req, Res>() =>
  <const D extends EndpointData>(data: D): Endpoint<Req, Res> & D =>
    data;

type Extra = Omit<EndpointData, 'method' | 'path'>;
type EndpointWith<Req, Res, P extends string, X> = Endpoint<Req, Res> & { readonly path: P } & X;

type ReturnedBy<Res> = [Res] extends [Page<unknown>]
  ? 'page'
  : [Res] extends [readonly unknown[]]
    ? 'list'
    : [Res] extends [DownloadedFile]
      ? undefined
      : [Res] extends [object]
        ? 'object'
        : undefined;

/** Types do not exist at run time, so `returns` is required where the response is an object or a list. */
type Options<Res, X> =
  ReturnedBy<Res> extends undefined
    ? [extra?: X & { readonly returns?: undefined }]
    : [extra: X & { readonly returns: ReturnedBy<Res> }];

const endpointMaker =
  <const D extends Pick<EndpointData, 'method' | 'safe'>>(fixed: D) =>
  <Req, Res>() =>
  <const P extends string, const X extends Extra = Record<never, never>>(
    path: P,
    ...[extra]: Options<Res, X>
  ): EndpointWith<Req, Res, P, D & X> =>
    ({ ...fixed, path, ...extra }) as EndpointWith<Req, Res, P, D & X>;

/** A GET that only reads. */
export const read = endpointMaker({ method: 'GET', safe: true });
/** A POST that only reads (lists with a filter). */
export const search = endpointMaker({ method: 'POST', safe: true });
/** A GET that changes or sends something: never repeated and never prefetched. */
export const act = endpointMaker({ method: 'GET' });
export const post = endpointMaker({ method: 'POST' });

/** Request type of a call without parameters. */
export type None = Record<string, never>;
