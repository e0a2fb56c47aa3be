import { read } from '../endpoint';
import type { ConfigEntry, FrontendConfiguration } from '../entities';

const base = '/modular/admin/v1';
const open = { auth: false, toast: false } as const;

/** Configuration (specification §7). The tenant is the page's host. */
export const configuration = {
  /** Every entry under a key, for example the lists that pages choose from. */
  findAll: read<{ key: string }, ConfigEntry[]>()(`${base}/configurations/{key}`, {
    ...open,
    returns: 'list',
  }),
  find: read<{ key: string }, FrontendConfiguration>()(`${base}/configuration/{key}`, {
    ...open,
    returns: 'object',
  }),
} as const;
