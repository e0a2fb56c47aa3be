import type { AddressOrigin } from '../module-loader';
import type { ModuleFormat } from '../module-loader/formats';
import type { Presence } from '../module-loader/inspect';
import type { ExternalMap } from '../page-map/inspect-external-maps';
import type { Override } from '../page-map/overrides';
import type { JournalEntry } from '../recovery/journal';
import type { Fault } from '../supervision/fault';
import type { Status } from '../supervision/module.state';
import type { InjectedFault } from './inject';
import type { Leftovers } from './leak-check';
import type { Comparison } from './published';
import type { Size, Timings } from './resources';

/** Applications first, then what the shell is made of, then what they share. */
export type Group = 'apps' | 'shell' | 'shared';

export interface ModuleRow {
  readonly name: string;
  readonly group: Group;
  readonly address: string;
  readonly origin: AddressOrigin;
  readonly state: Status | Presence;
  /** What the module says of itself, else what its address says; null where neither does. */
  readonly version: string | null;
  /** What this browser keeps for it; `rests`: kept, not used. */
  readonly override: { readonly address: string; readonly rests: boolean } | null;
  /** The external map that its address comes from. */
  readonly map: string | null;
  readonly fault: InjectedFault | null;
  readonly size: Size | null;
  readonly timings: Timings;
}

export interface ModuleDetail {
  readonly integrity: string | null;
  readonly files: readonly string[];
  readonly requires: Readonly<Record<string, string>>;
}

/** What the dock may see and do; everything else of the shell stays out of its reach. */
export interface DevtoolsHost {
  modules(): readonly ModuleRow[];
  detail(module: string): ModuleDetail;
  /** Inspects the file if that was not done yet; null where it does not answer. */
  format(module: string): Promise<ModuleFormat | null>;
  entries(): readonly JournalEntry[];
  faults(): readonly Fault[];
  revision(): string | null;
  subscribe(listener: () => void): () => void;
  active(): string | null;
  down(): Promise<void>;
  up(module: string): Promise<void>;
  /** What applications left behind on this page. */
  leftovers(): Leftovers;
  inject(module: string, fault: InjectedFault | null): void;
  /** The first of these addresses that may be used and answers, else a sentence why none does. */
  findGood(
    addresses: readonly string[],
  ): Promise<{ readonly good: string } | { readonly refusal: string }>;
  /**
   * Takes the first of these addresses that may be used and answers, and loads the page again; resolves to a
   * sentence when none does, or when the person stays with unsaved work.
   */
  override(module: string, addresses: readonly string[]): Promise<string | null>;
  /** Of a module, or of an external map by its address. */
  rest(name: string, rests: boolean): Promise<void>;
  forget(module: string): Promise<void>;
  /** Looks at each external map that this browser keeps. */
  maps(): Promise<readonly ExternalMap[]>;
  forgetMap(address: string): Promise<void>;
  reset(): Promise<void>;
  /** Template of the addresses of branch builds, as this browser keeps it. */
  template(): string | null;
  /** Resolves to a sentence when it is no template, or its host may not be used. */
  keepTemplate(template: string): string | null;
  shareLink(override: Override): string;
  compare(): Promise<Comparison>;
}
