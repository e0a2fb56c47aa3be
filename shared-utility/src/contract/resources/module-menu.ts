import { post, read } from '../endpoint';

const ours = { ours: true, shell: true, toast: false } as const;

/** What becomes of a page that a module's manifest names, in the menus of all tenants. */
export type ModulePageChange = 'new' | 'changed' | 'same' | 'gone';

/** A page of a module: as its manifest names it, or as the menus still have it. */
export interface ModulePage {
  /** Whole path in the site. */
  path: string;
  name: string;
  /**
   * Its titles in the languages that are not the caller's; `before` is what the menus have, where that is another one.
   */
  titles: { language: string; title: string; before: string | null }[];
  /** Path of the page above it; null for a page that is in the menu itself. */
  parent: string | null;
  /** What somebody has to hold to be shown it. */
  permission: string | null;
  change: ModulePageChange;
  /** The name that the menus have, where that is another one. */
  before: string | null;
  /** The page above it as the menus have it; null where it is in the menu itself, or new. */
  wasParent: string | null;
  /** What it asks for as the menus have it. */
  wasPermission: string | null;
  /** Tenants that gave it a name of their own, which stays. */
  renamed: number;
  /** Tenants that took it out, where it stays out. */
  removed: number;
}

/** What a module's manifest offers for the menu, and what the menus have of it. */
export interface ModuleMenu {
  name: string;
  /** Where the manifest lies; null for a module of this build. */
  address: string | null;
  /** `none`: there is no manifest. `unusable`: there is one that cannot be used. */
  state: 'offered' | 'none' | 'unusable';
  title: string;
  icon: string | null;
  /** `padded`: the page gives room around what the module shows. */
  layout: 'padded' | 'full';
  languages: string[];
  /** What the module's calls ask for. */
  permissions: { code: string; name: string }[];
  pages: ModulePage[];
  /** What putting it there would change beside the pages. */
  changed: ('title' | 'icon' | 'layout' | 'directory' | 'order')[];
  /** What is wrong or missing, one sentence each, in the caller's language. */
  complaints: string[];
  /** How many tenants there are. */
  tenants: number;
  /** Who put it into the menus, and when; null while it is not there. */
  put: { who: string; at: string } | null;
  /** Whether putting it there would change anything. */
  isCurrent: boolean;
  /** What a write names as the offer that was looked at. */
  revision: string;
}

/** The menu entries of foreign modules: for platform operators; ours. */
export const moduleMenu = {
  /** The server reads the manifest of the module's present address. */
  find: read<{ name: string }, ModuleMenu>()('/platform/v1/module-menu', {
    ...ours,
    returns: 'object',
  }),
  /** Puts the offer into the menus of all tenants, or brings them up to date. */
  put: post<{ name: string; revision: string }, ModuleMenu>()('/platform/v1/module-menu', {
    ...ours,
    returns: 'object',
  }),
  /** Takes the module's entries out of all menus. */
  remove: post<{ name: string; revision: string }, ModuleMenu>()(
    '/platform/v1/module-menu/remove',
    { ...ours, returns: 'object' },
  ),
} as const;
