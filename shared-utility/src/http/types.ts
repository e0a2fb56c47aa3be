import type { Contract, EndpointData, None, RequestOf, ResponseOf } from '../contract';

export interface CallOptions {
  signal?: AbortSignal;
  /** Called with 0…1 while the body is being uploaded. */
  onUploadProgress?: (fraction: number) => void;
  /**
   * False suppresses the toast of this call's errors; they still reject. `unanswered` toasts only missing responses
   * and leaves refusals to the caller.
   */
  toast?: boolean | 'unanswered';
}

type CallFunction<Req, Res> = [Req] extends [None]
  ? (params?: None, options?: CallOptions) => Promise<Res>
  : Record<never, never> extends Req
    ? (params?: Req, options?: CallOptions) => Promise<Res>
    : (params: Req, options?: CallOptions) => Promise<Res>;

/** Every call of the contract as a function that resolves with the envelope's `data`. */
export type Api = {
  readonly [R in keyof Contract]: {
    readonly [C in keyof Contract[R]]: CallFunction<
      RequestOf<Contract[R][C]>,
      ResponseOf<Contract[R][C]>
    >;
  };
};

/** One request, ready to be sent. */
export interface HttpRequest {
  readonly call: string;
  readonly endpoint: EndpointData;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value or FormData; undefined sends no body. */
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** The raw response, before any interceptor has interpreted it. */
export interface HttpReply {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly bytes: ArrayBuffer;
}

export type Send = (request: HttpRequest) => Promise<HttpReply>;
/** An interceptor's function; `Out` is the type of its result. */
export type Handler<Out> = (request: HttpRequest) => Promise<Out>;
