import type { DevtoolsHost } from '../host';

/** What the parts of the dock share. */
export interface Dock {
  readonly host: DevtoolsHost;
  /** Says something at the lower edge, where it stays until the next word. */
  say(text: string, tone?: 'good' | 'bad'): void;
  /** Shows what is known of a module. */
  open(module: string): void;
  /** The module that was taken off the screen, until it is put back. */
  hiddenModule: string | null;
}

/** One page of the dock. */
export interface Part {
  readonly element: HTMLElement;
  /** Something happened on the page, or the part comes to sight. */
  update(): void;
}
