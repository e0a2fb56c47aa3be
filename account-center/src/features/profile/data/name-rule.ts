import type { UserInfo } from '@edu/shared-utility';

/** Where the account-safety page stands: on its own, or in the frame's 800 px dialog. */
export type Surface = 'page' | 'dialog';

/**
 * How the name is shown (specification §2): the page only shows it; the dialog lets it be edited
 * until it is real-name verified, then disables it.
 */
export function nameRule(surface: Surface, user: UserInfo): 'read' | 'edit' | 'disabled' {
  if (surface === 'page') return 'read';
  return user.idAuthStatus === 1 ? 'disabled' : 'edit';
}
