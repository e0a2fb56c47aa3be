import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/audit, a chunk of its own. */
export const AuditPage = lazyPage(appName, () => import('./views/audit-page.view'));
