import type { UserInfo } from '@edu/shared-utility';
import type { Surface } from '../../../common/surface';

/**
 * How the name is shown (specification §2): the page only shows it; the dialog lets it be edited
 * until it is real-name verified, then disables it.
 */
export function nameRule(surface: Surface, user: UserInfo): 'read' | 'edit' | 'disabled' {
  if (surface === 'page') return 'read';
  return user.idAuthStatus === 1 ? 'disabled' : 'edit';
}
