import type { Fault } from './fault';

/**
 * The life of one module on the page, as data: what state it is in, and what each event makes of it. Nothing
 * here touches the page; `supervisor.ts` carries the effects out and reports what came of them as events.
 *
 * An *attempt* is one try to get the module onto the page, with an element of its own; an *instance* is one
 * evaluation of the module, which several attempts may use one after the other.
 */
export type Status =
  /** Not asked for. */
  | 'idle'
  | 'loading'
  /** Loading again by itself, while a card is shown. */
  | 'retrying'
  | 'bootstrapping'
  | 'mounting'
  | 'mounted'
  /** A fault is looked into, or told by a card. */
  | 'failed'
  /** The person goes elsewhere, or the instance on screen makes room for the next attempt. */
  | 'leaving';

export type RunningPhase = 'load' | 'bootstrap' | 'mount';

export interface Instance {
  readonly id: number;
  /** Address that it was loaded by. */
  readonly entry: string;
}

/** Why the instance on screen is taken off it. */
export type Reason =
  | { readonly type: 'exchange' }
  | { readonly type: 'fault'; readonly fault: Fault; readonly isOutdated: boolean };

export interface ModuleState {
  readonly status: Status;
  /** Number of the present attempt; what an earlier one still reports is only cleaned up after. */
  readonly attempt: number;
  /** What the present attempt works with, once it has loaded. */
  readonly instance: Instance | null;
  /** What the next attempt takes; null: it loads. */
  readonly present: Instance | null;
  /** Counts the versions that are to be taken; what was loaded under an earlier number is outdated. */
  readonly revision: number;
  /** True once the person has turned elsewhere. */
  readonly departed: boolean;
  /** Tries that have failed since somebody last asked. */
  readonly tries: number;
  /** What the card on screen says; null without one. */
  readonly card: string | null;
  /** Why an older version is tried; what the card says should that one fail as well. */
  readonly cause: Fault | null;
  /** A newer version is to be asked about as soon as this one is. */
  readonly asksLater: boolean;
  /** Address of the version that was last seen to work. */
  readonly working: string | null;
  /** What follows when the instance has been taken off the screen. */
  readonly reason: Reason | null;
}

export const initialState: ModuleState = {
  status: 'idle',
  attempt: 0,
  instance: null,
  present: null,
  revision: 0,
  departed: false,
  tries: 0,
  card: null,
  cause: null,
  asksLater: false,
  working: null,
  reason: null,
};

/** One member for each name, so that a handler is given exactly what its event or effect carries. */
type Tagged<T extends string, Carries = unknown> = T extends string
  ? { readonly type: T } & Readonly<Carries>
  : never;

interface OfInstance {
  attempt: number;
  instance: Instance;
}

interface Found {
  attempt: number;
  fault: Fault;
  /** Whether a newer version than the one that failed is there. */
  isOutdated: boolean;
}

export type ModuleEvent =
  // what is asked for
  | Tagged<'mount' | 'leave' | 'unmount' | 'retry' | 'retryQuietly' | 'refresh' | 'swap'>
  | Tagged<'lost', { fault: Fault }>
  // what came of effects
  | Tagged<'stuck' | 'bootstrapped' | 'mounted', OfInstance>
  | Tagged<'taken', OfInstance & { bootstrapped: boolean }>
  | Tagged<'loaded', OfInstance & { revision: number }>
  /** A load that a newer version overtook has settled; `isWanted`: the newer one has the same address. */
  | Tagged<'overtaken', { entry: string; isWanted: boolean }>
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
  | Tagged<'tookOff', { attempt: number; entry: string; purges: boolean }>
  | Tagged<'explained', Found>
  /** `isSameAddress`: the address to load is still the one that failed. */
  | Tagged<'fellBack', { attempt: number; fault: Fault; found: boolean; isSameAddress: boolean }>;

export type Effect =
  /** Gives the attempt an element of its own. */
  | Tagged<'open', { attempt: number }>
  /** Takes its element away, or out of sight as long as an instance is unmounted from it. */
  | Tagged<'end', { attempt: number; keepsElement: boolean }>
  /** Tells the parcels of the attempt that the person leaves. */
  | Tagged<'release', { attempt: number }>
  /** Waits until the instance is free: `taken`, or `stuck`. */
  | Tagged<'take', OfInstance>
  | Tagged<'load', { attempt: number; revision: number }>
  | Tagged<'bootstrap' | 'mount' | 'unmount', OfInstance>
  /** Unmounts, and reports `tookOff` when that is done or takes too long; `purges` is what follows. */
  | Tagged<'takeOff', OfInstance & { purges: boolean }>
  /** Asks an instance that threw while mounting to take back what it began, without waiting for the result. */
  | Tagged<'abandon', OfInstance>
  /** Makes the loader forget what failed or hangs. */
  | Tagged<'renew'>
  /** Takes away all that a version has put on the page. */
  | Tagged<'purge', { entry: string }>
  | Tagged<'showWaiting' | 'clearScreens' | 'cancelRetry' | 'askToRefresh'>
  | Tagged<'showCard' | 'report', { fault: Fault }>
  | Tagged<'note', { text: string }>
  | Tagged<'explain', Found>
  | Tagged<'fallBack', { attempt: number; fault: Fault }>
  | Tagged<'retryLater', { fault: Fault; tries: number }>
  | Tagged<'works', { entry: string }>;

/** The effects by their names. */
export type Effects = { readonly [T in Effect['type']]: Extract<Effect, { type: T }> };
/** What carries out each effect. */
export type Actions = { readonly [T in keyof Effects]: (effect: Effects[T]) => unknown };

export type Step = readonly [ModuleState, readonly Effect[]];
