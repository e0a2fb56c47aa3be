import type { Contract, EndpointData, None, RequestOf, ResponseOf } from '../contract';

export interface CallOptions {
  signal?: AbortSignal;
  /** Called with 0…1 while a body travels to the server. */
  onUploadProgress?: (fraction: number) => void;
  /**
   * False keeps this call's errors off the screen; they still reject. `unanswered` leaves to the toast what no
   * server has answered, and the rest to the caller.
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

/** What came back, before anybody judged it. */
export interface HttpReply {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly bytes: ArrayBuffer;
}

export type Send = (request: HttpRequest) => Promise<HttpReply>;
/** A step around the call; `Out` is what it makes of what the next step gives. */
export type Handler<Out> = (request: HttpRequest) => Promise<Out>;
