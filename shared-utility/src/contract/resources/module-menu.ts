import { post, read } from '../endpoint';

const ours = { ours: true, shell: true, toast: false } as const;

/** What applying a manifest would do with a page in the menus of all tenants. */
export type ModulePageChange = 'new' | 'changed' | 'same' | 'gone';

/** A page in a module's manifest, or one that only the menus still have. */
export interface ModulePage {
  /** Full path in the site. */
  path: string;
  name: string;
  /**
   * Its titles in the languages that are not the caller's; `before` is the one in the menus, if it differs.
   */
  titles: { language: string; title: string; before: string | null }[];
  /** Path of the page above it; null for a page that is in the menu itself. */
  parent: string | null;
  /** Permission that is needed to see it. */
  permission: string | null;
  change: ModulePageChange;
  /** The name in the menus, if it differs. */
  before: string | null;
  /** The page above it in the menus; null if it is at the top there, or new. */
  wasParent: string | null;
  /** Permission that the menus require for it now. */
  wasPermission: string | null;
  /** Tenants with a name of their own for it, which stays. */
  renamed: number;
  /** Tenants that removed it; there it stays removed. */
  removed: number;
}

/** Pages of a module's manifest, compared with the menus. */
export interface ModuleMenu {
  name: string;
  /** Address of the manifest; null for a module of this build. */
  address: string | null;
  /** `none`: there is no manifest. `unusable`: there is one that cannot be used. */
  state: 'offered' | 'none' | 'unusable';
  title: string;
  icon: string | null;
  /** `padded`: the page has a margin around the module. */
  layout: 'padded' | 'full';
  languages: string[];
  /** Permissions that the module's calls need. */
  permissions: { code: string; name: string }[];
  pages: ModulePage[];
  /** What applying it would change apart from the pages. */
  changed: ('title' | 'icon' | 'layout' | 'directory' | 'order')[];
  /** What is wrong or missing, one sentence each, in the caller's language. */
  complaints: string[];
  /** How many tenants there are. */
  tenants: number;
  /** Who applied it, and when; null if it is not in the menus. */
  applied: { who: string; at: string } | null;
  /** Whether applying it would change anything. */
  isCurrent: boolean;
  /** Revision of the offer; a write has to send the one that was shown. */
  revision: string;
}

/** The menu entries of foreign modules: for platform operators; ours. */
export const moduleMenu = {
  /** The server reads the manifest of the module's present address. */
  find: read<{ name: string }, ModuleMenu>()('/platform/v1/module-menu', {
    ...ours,
    returns: 'object',
  }),
  /** Adds the offer to the menus of all tenants, or updates it there. */
  apply: post<{ name: string; revision: string }, ModuleMenu>()('/platform/v1/module-menu', {
    ...ours,
    returns: 'object',
  }),
  /** Removes the module's entries from all menus. */
  remove: post<{ name: string; revision: string }, ModuleMenu>()(
    '/platform/v1/module-menu/remove',
    { ...ours, returns: 'object' },
  ),
} as const;
