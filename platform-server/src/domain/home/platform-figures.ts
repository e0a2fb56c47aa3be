import type { HomeFigure } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { countRows } from '../count-rows';
import { perWeek } from './figures';

/**
 * Figures over all tenants.
 *
 * @param tx a transaction of the system
 */
export const figuresOfPlatform = async (tx: Tx): Promise<HomeFigure[]> => [
  {
    key: 'tenants',
    value: await countRows(tx, sql`FROM tenant`),
    weeks: await perWeek(tx, sql`SELECT created_at AS at FROM tenant`),
  },
  {
    key: 'accounts',
    value: await countRows(tx, sql`FROM account`),
    weeks: await perWeek(tx, sql`SELECT created_at AS at FROM account`),
  },
];
