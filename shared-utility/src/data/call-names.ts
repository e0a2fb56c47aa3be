import type { Contract, RequestOf, ResponseOf } from '@edu/shared-utility';

type Name<R> = R extends keyof Contract & string ? `${R}.${keyof Contract[R] & string}` : never;

/** `resource.call` for every call of the contract. */
export type CallName = Name<keyof Contract>;

export type EndpointOf<N> = N extends `${infer R}.${infer C}`
  ? R extends keyof Contract
    ? C extends keyof Contract[R]
      ? Contract[R][C]
      : never
    : never
  : never;

/** Calls whose response fits into a store; files do not, and are fetched by `api` and `saveFile`. */
type Storable<N extends CallName> = N extends N
  ? EndpointOf<N> extends { download: true }
    ? never
    : N
  : never;

/** Calls that the contract marks as safe: they only read. */
export type ReadName = {
  [N in Storable<CallName>]: EndpointOf<N> extends { safe: true } ? N : never;
}[Storable<CallName>];

/** All other calls, including a GET that changes something. */
export type WriteName = Exclude<Storable<CallName>, ReadName>;

/** `user.delete` as `userDelete`, from which the names of the hooks follow (`useUserDeleteMutation`). */
export type ShortName<N> = N extends `${infer R}.${infer C}` ? `${R}${Capitalize<C>}` : never;

/** Parameters of a call; optional when all of them are. */
export type ArgsOf<N> =
  Record<never, never> extends RequestOf<EndpointOf<N>>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query treats it as an optional parameter
      RequestOf<EndpointOf<N>> | void
    : RequestOf<EndpointOf<N>>;

export type AnswerOf<N> = ResponseOf<EndpointOf<N>>;
