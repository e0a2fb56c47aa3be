import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own: only home-services tenants have this page. */
export const UsageHelpPage = lazyPage('saas', () => import('./views/usage-help-page.view'));
