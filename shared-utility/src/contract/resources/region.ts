import type { RegionNode } from '../administration-entities';
import { type None, read } from '../endpoint';
/** Regions (specification §7). */
export const region = {
  getTree: read<None, RegionNode[]>()('/usercenter/v1/region/getTree', {
    auth: false,
    returns: 'list',
  }),
} as const;
