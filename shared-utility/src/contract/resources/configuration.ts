import { endpoint } from '../endpoint';
import type { FrontendConfiguration } from '../entities';

/** Configuration (specification §7, "Configuration and language"). The tenant is the page's host. */
export const configuration = {
  find: endpoint<{ key: string }, FrontendConfiguration>()({
    method: 'GET',
    path: '/modular/admin/v1/configuration/{key}',
    auth: false,
    toast: false,
    safe: true,
  }),
} as const;
