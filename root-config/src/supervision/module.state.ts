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
  readonly workingEntry: string | null;
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
  workingEntry: null,
  reason: null,
};
