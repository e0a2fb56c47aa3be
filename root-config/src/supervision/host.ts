import type { Fault } from './fault';

/** Handles what a module's versions add to the page outside their element, by the addresses of the versions. */
export interface ModuleSideEffects {
  enter(entry: string): void;
  leave(entry: string): void;
  cleanUp(entry: string): void;
  discard(entry: string): void;
}

export interface SupervisionTiming {
  readonly load: number;
  readonly bootstrap: number;
  readonly mount: number;
  readonly unmount: number;
  /** In ms. A normal unmount fits into this; a longer one goes on while the next page mounts. */
  readonly leaveGrace: number;
  /** In ms. How long a former visit may still clean up before a new instance of the module is loaded instead. */
  readonly returnGrace: number;
}

/** Screens that are shown while no app is. */
export interface Screens {
  /** Shows a skeleton; `retry` repeats a load that hangs, and is offered once it is slow. */
  waiting(retry: () => void): void;
  failed(fault: Fault, retry: () => void): void;
  clear(): void;
}

export interface SupervisorHost {
  readonly name: string;
  readonly slot: HTMLElement;
  readonly screens: Screens;
  load(): Promise<unknown>;
  address(): string | null;
  /** Drops failed and hanging modules, so that the next load fetches again. */
  renew(): void;
  timing(): SupervisionTiming;
  readonly sideEffects: ModuleSideEffects;
  /** File that a load error came from; null where unknown. */
  sourceOf?(error: unknown): string | null;
  /** The `version` that a shared module of the page exports. */
  versionOf?(name: string): string | undefined;
  onFault?(fault: Fault): void;
  /** Looks for the fault's reason before it is shown; must not reject. */
  explain?(fault: Fault): Promise<Fault>;
  /** Pins an older version; true when there was one. Unpins one that failed itself. */
  fallBack?(fault: Fault): Promise<boolean>;
  /** Retries automatically while the card is shown; returns a function that cancels it. */
  retryAutomatically?(fault: Fault, attempt: number, retry: () => void): () => void;
  /** Records an event for the timeline. */
  note?(event: string): void;
  /** Called when the version at this address is mounted, and so works. */
  onWorking?(entry: string): void;
}
