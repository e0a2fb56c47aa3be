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

/** Groups of the list, in this order: applications, modules of the shell, shared libraries. */
export type Group = 'apps' | 'shell' | 'shared';

export interface ModuleRow {
  readonly name: string;
  readonly group: Group;
  readonly address: string;
  readonly origin: AddressOrigin;
  readonly state: Status | Presence;
  /** The version that the module exports, else the one in its address; null where neither has one. */
  readonly version: string | null;
  /** The stored override; `isPaused` when it is paused. */
  readonly override: { readonly address: string; readonly isPaused: boolean } | null;
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

/** The interface between dock and shell; the dock uses nothing else of the shell. */
export interface DevtoolsHost {
  modules(): readonly ModuleRow[];
  detail(module: string): ModuleDetail;
  /** Inspects the file, once; null where it does not answer. */
  format(module: string): Promise<ModuleFormat | null>;
  entries(): readonly JournalEntry[];
  faults(): readonly Fault[];
  revision(): string | null;
  subscribe(listener: () => void): () => void;
  active(): string | null;
  unmountActive(): Promise<void>;
  mountModule(module: string): Promise<void>;
  /** What unmounted applications left behind on this page. */
  leftovers(): Leftovers;
  inject(module: string, fault: InjectedFault | null): void;
  /** The first of these addresses that is allowed and answers, else a message why none does. */
  findGood(
    addresses: readonly string[],
  ): Promise<{ readonly good: string } | { readonly refusal: string }>;
  /**
   * Stores the first of these addresses that is allowed and answers, and reloads the page. Resolves to a message
   * when none does, or when the person stays because of unsaved work.
   */
  override(module: string, addresses: readonly string[]): Promise<string | null>;
  /** Pauses or resumes the override of a module, or an external map by its address. */
  setPaused(name: string, isPaused: boolean): Promise<void>;
  forget(module: string): Promise<void>;
  /** Fetches and checks each external map that this browser stores. */
  maps(): Promise<readonly ExternalMap[]>;
  forgetMap(address: string): Promise<void>;
  reset(): Promise<void>;
  /** The stored template for addresses of branch builds. */
  template(): string | null;
  /** Stores it; returns a message when it is no template, or its host is not allowed. */
  keepTemplate(template: string): string | null;
  shareLink(override: Override): string;
  compare(): Promise<Comparison>;
}
