import type { Fault } from './fault';

/**
 * The lifecycle of one module on the page, as data: its state, and the transition of each event. Nothing here
 * touches the page; `supervisor.ts` runs the effects and dispatches their outcomes as events.
 */
export type Status =
  /** Not requested. */
  | 'idle'
  | 'loading'
  /** Loading again automatically, while a card is shown. */
  | 'retrying'
  | 'bootstrapping'
  | 'mounting'
  | 'mounted'
  /** The cause of a fault is being looked up, or a card shows it. */
  | 'failed'
  /** The person navigates away, or the instance on screen is replaced by the next attempt. */
  | 'leaving';

export type RunningPhase = 'load' | 'bootstrap' | 'mount';

export interface Instance {
  readonly id: number;
  /** Address that it was loaded from. */
  readonly entry: string;
}

/** Why the instance on screen is unmounted. */
export type Reason =
  | { readonly type: 'exchange' }
  | { readonly type: 'fault'; readonly fault: Fault; readonly isOutdated: boolean };

export interface ModuleState {
  readonly status: Status;
  /** Number of the current attempt; outcomes of earlier ones only cause a clean-up. */
  readonly attempt: number;
  /** The instance of the current attempt, once it has loaded. */
  readonly instance: Instance | null;
  /** The instance that the next attempt uses; null: it loads one. */
  readonly present: Instance | null;
  /** Incremented with every new version; an instance loaded under a lower number is outdated. */
  readonly revision: number;
  /** True once the person has navigated away. */
  readonly hasLeft: boolean;
  /** Attempts that have failed since the last request by a person. */
  readonly tries: number;
  /** Key of the card on screen; null without one. */
  readonly card: string | null;
  /** The fault that caused a fallback to an older version; the card shows it if that fails too. */
  readonly cause: Fault | null;
  /** Whether to ask about a newer version as soon as this one is mounted. */
  readonly refreshesAfterMount: boolean;
  /** Address of the version that was mounted last. */
  readonly working: string | null;
  /** What follows when the instance has been unmounted. */
  readonly reason: Reason | null;
}

export const initialState: ModuleState = {
  status: 'idle',
  attempt: 0,
  instance: null,
  present: null,
  revision: 0,
  hasLeft: false,
  tries: 0,
  card: null,
  cause: null,
  refreshesAfterMount: false,
  working: null,
  reason: null,
};

/** Distributes over the names, so that a handler receives exactly the type of its event or effect. */
type Tagged<T extends string, Fields = unknown> = T extends string
  ? { readonly type: T } & Readonly<Fields>
  : never;

interface OfInstance {
  attempt: number;
  instance: Instance;
}

interface FoundFault {
  attempt: number;
  fault: Fault;
  /** Whether a version newer than the failed one exists. */
  isOutdated: boolean;
}

export type ModuleEvent =
  // requests
  | Tagged<'mount' | 'leave' | 'unmount' | 'retry' | 'retryAutomatically' | 'refresh' | 'update'>
  | Tagged<'lost', { fault: Fault }>
  // outcomes of effects
  | Tagged<'occupied' | 'bootstrapped' | 'mounted', OfInstance>
  | Tagged<'taken', OfInstance & { bootstrapped: boolean }>
  | Tagged<'loaded', OfInstance & { revision: number }>
  /** A load that a newer version overtook has settled; `isCurrentAddress`: the newer one has the same address. */
  | Tagged<'overtaken', { entry: string; isCurrentAddress: boolean }>
  | Tagged<
      'broke',
      {
        attempt: number;
        phase: RunningPhase;
        instance: Instance | null;
        entry: string | null;
        fault: Fault;
      }
    >
  | Tagged<'unmountBroke', { instance: Instance; fault: Fault }>
  | Tagged<'removed', { attempt: number; entry: string; purges: boolean }>
  | Tagged<'explained', FoundFault>
  /** `isSameAddress`: the address to load is still the one that failed. */
  | Tagged<
      'fellBack',
      { attempt: number; fault: Fault; hasOlderVersion: boolean; isSameAddress: boolean }
    >;

export type Effect =
  /** Creates the attempt's element. */
  | Tagged<'open', { attempt: number }>
  /** Removes its element, or hides it while an instance is unmounting from it. */
  | Tagged<'end', { attempt: number; keepsElement: boolean }>
  /** Notifies the parcels of the attempt that the person navigates away. */
  | Tagged<'release', { attempt: number }>
  /** Waits until the instance is free; dispatches `taken` or `occupied`. */
  | Tagged<'take', OfInstance>
  | Tagged<'load', { attempt: number; revision: number }>
  | Tagged<'bootstrap' | 'mount' | 'unmount', OfInstance>
  /** Unmounts, and dispatches `removed` when that is done or times out; `purges`: whether a purge follows. */
  | Tagged<'remove', OfInstance & { purges: boolean }>
  /** Calls the unmount of an instance that threw while mounting, without waiting for the result. */
  | Tagged<'abandon', OfInstance>
  /** Makes the loader drop what failed or hangs. */
  | Tagged<'renew'>
  /** Removes everything that a version has added to the page. */
  | Tagged<'purge', { entry: string }>
  | Tagged<'showWaiting' | 'clearScreens' | 'cancelRetry' | 'askToRefresh'>
  | Tagged<'showCard' | 'report', { fault: Fault }>
  | Tagged<'note', { text: string }>
  | Tagged<'explain', FoundFault>
  | Tagged<'fallBack', { attempt: number; fault: Fault }>
  | Tagged<'retryLater', { fault: Fault; tries: number }>
  | Tagged<'markWorking', { entry: string }>;

/** The effects by their types. */
export type Effects = { readonly [T in Effect['type']]: Extract<Effect, { type: T }> };
/** The handler of each effect. */
export type Actions = { readonly [T in keyof Effects]: (effect: Effects[T]) => unknown };

export type Step = readonly [ModuleState, readonly Effect[]];
