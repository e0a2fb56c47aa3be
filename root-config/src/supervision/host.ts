import type { Fault } from './fault';

/** What the module's versions, by their addresses, leave on the page outside their element. */
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
  /** A normal unmount fits into this; a longer one goes on beside the next page. */
  readonly leaveGrace: number;
  /** Time for a previous visit to tidy up before a fresh copy of the module is taken instead. */
  readonly returnGrace: number;
}

/** What the supervisor shows while there is no app to see. */
export interface Screens {
  /** `retry` asks again for what hangs; offered once it has been called slow. */
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
  /** Forgets failed and hanging modules, so that the next load really fetches. */
  renew(): void;
  timing(): SupervisionTiming;
  readonly sideEffects: ModuleSideEffects;
  /** File that an error of loading came from, where that is known. */
  sourceOf?(error: unknown): string | null;
  /** Version that a shared module of the page says of itself. */
  versionOf?(name: string): string | undefined;
  onFault?(fault: Fault): void;
  /** Looks closer at a fault before anybody is told; must not reject. */
  explain?(fault: Fault): Promise<Fault>;
  /** Makes an older version the one to load; true when there was one. Lets go of one that failed itself. */
  fallBack?(fault: Fault): Promise<boolean>;
  /** Tries again by itself while the card is up; returns how to call it off. */
  retryByItself?(fault: Fault, attempt: number, retry: () => void): () => void;
  /** What happens, for the time-line. */
  note?(event: string): void;
  /** The version of this address is on screen: it works. */
  works?(entry: string): void;
}
