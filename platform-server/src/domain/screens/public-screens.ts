import { createHash } from 'node:crypto';
import {
  errorCodes,
  type GovernmentScreen,
  type TrainingScreen,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type StatisticsScope, wholeTenant } from '../statistics/statistics-scope';
import { isOpen, tenantOfHost } from '../tenants';
import { governmentFigures } from './government';
import { trainingFigures } from './training';

export interface Figures {
  readonly government: GovernmentScreen;
  readonly training: TrainingScreen;
}
export type ScreenName = keyof Figures;

type Source<N extends ScreenName> = (
  tx: Tx,
  scope: StatisticsScope,
  zone: string,
) => Promise<Omit<Figures[N], 'tenantName'>>;
const sources: { readonly [N in ScreenName]: Source<N> } = {
  government: governmentFigures,
  training: trainingFigures,
};

/** Milliseconds that figures are cached: many screens share one query, and figures stay current enough. */
const CACHE_TIME = 10_000;
/** Maximum of cache entries, one per tenant and screen; the oldest are dropped. */
const MAX_CACHE_ENTRIES = 1_000;

/** The key of the frontend configuration with which a tenant makes its screens public. */
export const publicScreensKey = 'public_screens';

interface CachedFigures {
  readonly at: number;
  readonly figures: Promise<Omit<Figures[ScreenName], 'tenantName'>>;
}

/** Figures with a hash that clients compare to detect changes. */
export interface ScreenWithEtag<N extends ScreenName = ScreenName> {
  readonly figures: Figures[N];
  readonly mark: string;
}

/** The tenant whose screens a host shows. Throws 40003, 40002 or 40300 if it shows none. */
async function openTenant(db: Database, host: string): Promise<{ id: string; name: string }> {
  return db.withSystem(async (tx) => {
    const tenant = await tenantOfHost(tx, host);
    if (!isOpen(tenant)) throw new BusinessError(errorCodes.tenantDisabled);
    const { rows } = await tx.execute(sql`SELECT 1 FROM tenant_config
      WHERE tenant_id = ${tenant.id}::uuid AND key = ${publicScreensKey} AND value = 'true'`);
    if (rows.length === 0) throw new BusinessError(errorCodes.forbidden, { phrase: 'screens.off' });
    return { id: tenant.id, name: tenant.name };
  });
}

const markOf = ({ readAt: _, ...figures }: Figures[ScreenName]): string =>
  createHash('sha256').update(JSON.stringify(figures)).digest('base64url').slice(0, 22);

/**
 * The public figures of this process, cached.
 *
 * @param clock monotonic time in milliseconds
 */
export function createPublicScreens(
  db: Database,
  zone: string,
  clock: () => number = () => performance.now(),
) {
  const cache = new Map<string, CachedFigures>();

  function read(name: ScreenName, tenantId: string): CachedFigures['figures'] {
    const key = `${tenantId} ${name}`;
    const cached = cache.get(key);
    if (cached && clock() - cached.at < CACHE_TIME) return cached.figures;
    const scope = { tenantId, readOnly: true };
    const source: Source<ScreenName> = sources[name];
    const figures = db.withTenant(scope, (tx) => source(tx, wholeTenant(tenantId), zone));
    cache.delete(key);
    cache.set(key, { at: clock(), figures });
    if (cache.size > MAX_CACHE_ENTRIES) cache.delete(cache.keys().next().value ?? '');
    // A failed query is removed from the cache.
    figures.catch(() => cache.delete(key));
    return figures;
  }

  async function find<N extends ScreenName>(name: N, host: string): Promise<Figures[N]> {
    const tenant = await openTenant(db, host);
    return { ...(await read(name, tenant.id)), tenantName: tenant.name } as Figures[N];
  }

  return {
    find,
    async marked<N extends ScreenName>(name: N, host: string): Promise<ScreenWithEtag<N>> {
      const figures = await find(name, host);
      return { figures, mark: markOf(figures) };
    },
  };
}
