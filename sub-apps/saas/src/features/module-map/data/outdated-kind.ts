import type { ModuleRollout, ModuleStatus } from '@edu/shared-utility';

/** What has changed while a dialog was open. */
export type Outdated =
  | { readonly kind: 'module'; readonly now: ModuleStatus | null }
  | { readonly kind: 'rollout'; readonly now: ModuleRollout | null }
  | { readonly kind: 'change'; readonly now: null };
