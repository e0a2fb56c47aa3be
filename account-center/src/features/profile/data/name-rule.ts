import type { UserInfo } from '@edu/shared-utility';
import type { Surface } from '../../../common/surface';

/**
 * How the name is shown (specification §2): read-only on the page; in the dialog editable until it is verified, then
 * disabled.
 */
export function nameRule(surface: Surface, user: UserInfo): 'read' | 'edit' | 'disabled' {
  if (surface === 'page') return 'read';
  return user.idAuthStatus === 1 ? 'disabled' : 'edit';
}
