import { lazyPage } from '../../common/lazy-page.view';

/** A chunk of its own: only home-services tenants have this page. */
export const UsageHelpPage = lazyPage(() => import('./views/usage-help-page.view'));
