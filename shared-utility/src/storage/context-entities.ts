import type { OfferedMenuEntry, PhraseOverride } from '../contract';

/** One entry of the menu as the frame shows it. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  name: string;
  /** 2 is a page; other types are directories. */
  type: number;
  /** `/{systemTagName}{url}`; '' for a directory without a page. */
  path: string;
  children: MenuNode[];
  /** From the topmost directory down to this node. */
  breadcrumb: readonly { name: string; path: string }[];
  /** A foreign module's settings of its entry, as the server sent them. */
  offered?: OfferedMenuEntry | undefined;
}

export type MenuState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; nodes: MenuNode[] }
  | { status: 'failed'; code: number; message: string };

/**
 * The person's permissions in the current place. `failed`: the platform has no such call, or did not answer, which a
 * negative `code` says.
 */
export type PermissionState =
  | { status: 'idle' }
  | { status: 'loading'; place: string }
  | { status: 'ready'; place: string; codes: ReadonlySet<string>; testTools: boolean }
  | { status: 'failed'; place: string; code: number };

export type ThemeName = 'init' | 'red' | 'green';

export type Appearance = 'light' | 'dark';

/** The chosen colour scheme; `system` follows the device. */
export type AppearanceChoice = 'system' | Appearance;

export type Density = 'comfortable' | 'compact';

/**
 * Why this tab's last session ended other than by an ordinary log-out: expired, ended by another device or by a
 * change of the account, a disabled organisation, idle, a changed password, or another tab of this browser.
 */
export type SessionEnd =
  | 'expired'
  | 'elsewhere'
  | 'organ'
  | 'tenant'
  | 'idle'
  | 'password'
  | 'otherTab';

/** Override phrases of one language, as last fetched. */
export interface PhrasePackage {
  version: string;
  phrases: readonly PhraseOverride[];
}
