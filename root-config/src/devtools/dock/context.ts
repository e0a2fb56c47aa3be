import type { DevtoolsHost } from '../host';

/** What the parts of the dock share. */
export interface Dock {
  readonly host: DevtoolsHost;
  /** Shows a message at the lower edge until the next one. */
  say(text: string, tone?: 'good' | 'bad'): void;
  /** Shows the details of a module. */
  open(module: string): void;
  /** The module that the tester has unmounted, until it is mounted again. */
  hiddenModule: string | null;
}

/** One page of the dock. */
export interface Part {
  readonly element: HTMLElement;
  /** Called when the page's state has changed, or when the part becomes visible. */
  update(): void;
}
