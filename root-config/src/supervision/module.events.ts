import type { Fault } from './fault';
import type { Instance, ModuleState, RunningPhase } from './module.state';

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
