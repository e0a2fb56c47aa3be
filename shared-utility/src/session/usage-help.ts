import { sharedPhrases } from '../i18n';
import type { MenuNode } from '../storage';

/** Hosts of the home-services tenants (specification §2, routing guard; keyword fixed by architecture §3). */
const homeServices = 'jiazheng';
const path = '/saas/jiazheng';

/** On home-services hosts, adds the usage help at the front of the menu. */
export function withUsageHelp(
  nodes: MenuNode[],
  hostname: string = window.location.hostname,
): MenuNode[] {
  if (!hostname.includes(homeServices)) return nodes;
  const name = sharedPhrases.t('usageHelp');
  const help: MenuNode = {
    id: 'usage-help',
    parentId: null,
    name,
    type: 2,
    path,
    children: [],
    breadcrumb: [{ name, path }],
  };
  return [help, ...nodes.filter((node) => node.path !== path)];
}
