import { type None, read } from '../endpoint';
import type { RegionNode } from '../entities';

/** Regions (specification §7). */
export const region = {
  getTree: read<None, RegionNode[]>()('/usercenter/v1/region/getTree', {
    auth: false,
    returns: 'list',
  }),
} as const;
