/** The complete input of the guard's decision. */
export interface GuardState {
  readonly path: string;
  /** Query of the address with its question mark, '' without one. */
  readonly search: string;
  readonly hasToken: boolean;
  readonly isNewSaas: boolean;
  /** The session may only add a second factor. */
  readonly lacksFactor: boolean;
  /** The person has not chosen yet in which organisation, tenant or identity the session works. */
  readonly mustChoose: boolean;
  /** The page's host belongs to no tenant. */
  readonly tenantUnknown: boolean;
  readonly branches: 'none' | 'stored' | 'failed';
  readonly menu: 'idle' | 'loading' | 'ready' | 'failed';
  /** Path of the menu's first item, or of its first child; null while the menu is missing or empty. */
  readonly firstMenuPath: string | null;
  /** Roles that the route requires; the specification's routes carry an empty list. */
  readonly requiredRoles: readonly string[];
  readonly ownRoles: readonly string[];
}

export type Decision =
  /** The guard does not apply at all. */
  | { readonly type: 'noGuard' }
  /** The page may show; `loadMenu` requests the menu meanwhile. */
  | { readonly type: 'allow'; readonly loadMenu: boolean }
  | { readonly type: 'redirect'; readonly to: string }
  /** To the flow's login page; with `keepAddress` the login returns to the refused address. */
  | { readonly type: 'login'; readonly to: string; readonly keepAddress: boolean }
  /** To the one page where the session may add its second factor. */
  | { readonly type: 'toFactor' }
  /** To the choice of organisation, tenant or identity, which then returns to the refused address. */
  | { readonly type: 'choose'; readonly at: string }
  | { readonly type: 'demoLogin' }
  | { readonly type: 'loadBranches' }
  | { readonly type: 'branchesFailed' }
  /** The menu is needed before anything can show. */
  | { readonly type: 'loadMenu' }
  | { readonly type: 'menuFailed' }
  | { readonly type: 'toFirstMenuItem'; readonly to: string }
  | { readonly type: 'emptyMenu' }
  | { readonly type: 'forbidden' };
