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

/** A file belongs into no store: `api` and `saveFile` are for those. */
type Storable<N extends CallName> = N extends N
  ? EndpointOf<N> extends { download: true }
    ? never
    : N
  : never;

/** Calls that the contract calls safe: they only read. */
export type ReadName = {
  [N in Storable<CallName>]: EndpointOf<N> extends { safe: true } ? N : never;
}[Storable<CallName>];

/** All others. A GET that changes something is one of these. */
export type WriteName = Exclude<Storable<CallName>, ReadName>;

/** `user.delete` as `userDelete`, from which the names of the hooks follow (`useUserDeleteMutation`). */
export type ShortName<N> = N extends `${infer R}.${infer C}` ? `${R}${Capitalize<C>}` : never;

/** Parameters of a call; nothing has to be given where all are optional. */
export type ArgsOf<N> =
  Record<never, never> extends RequestOf<EndpointOf<N>>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query takes it for a parameter that may be left out
      RequestOf<EndpointOf<N>> | void
    : RequestOf<EndpointOf<N>>;

export type AnswerOf<N> = ResponseOf<EndpointOf<N>>;
