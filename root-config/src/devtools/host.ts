import type { Override } from '../page-map/overrides';
import type { JournalEntry } from '../recovery/journal';
import type { InjectedFault } from './injector';

export interface ModuleLine {
  readonly name: string;
  readonly address: string;
  /** map, override, rollout or last-good. */
  readonly origin: string;
  readonly fault: InjectedFault | null;
}

/** What the panel may see and do; everything else of the shell stays out of its reach. */
export interface DevtoolsHost {
  modules(): readonly ModuleLine[];
  entries(): readonly JournalEntry[];
  subscribe(listener: () => void): () => void;
  active(): string | null;
  down(): Promise<void>;
  up(module: string): Promise<void>;
  inject(module: string, fault: InjectedFault | null): void;
  /** Stores the override and loads the page again; resolves to a sentence when that is refused. */
  override(override: Override): Promise<string | null>;
  reset(): void;
  shareLink(override: Override): string;
}
