import { createHash } from 'node:crypto';
import { isForeign } from '../import-map/address-rules';
import { servedAddress } from '../import-map/halt-rollout';
import type { RolloutRow } from '../import-map/rollouts';
import type { ServedImportMap, ServedRollout } from './import-map';
import { type Manifest, statedFiles } from './manifest';

/** The served map is public: a browser finds itself on the lists, and nobody else there. */
const markOf = (rolloutId: string, name: string): string =>
  createHash('sha256')
    .update(rolloutId + name)
    .digest('hex');

/**
 * The map with the rollouts that run. Buckets are resolved in the browser, before the first import:
 * everybody gets the same text, so it stays cacheable. A foreign version without a digest is not
 * rolled out.
 */
export function withRollouts(
  map: ServedImportMap,
  rows: readonly RolloutRow[],
  manifest: Manifest,
): ServedImportMap {
  const integrity = { ...map.integrity };
  const rollouts: ServedRollout[] = [];
  for (const row of rows) {
    if (row.status !== 'active' || !Object.hasOwn(map.imports, row.module)) continue;
    const address = servedAddress(row, manifest);
    const built = manifest.modules[row.address];
    if (built) for (const f of statedFiles(built)) integrity[f.file] = f.integrity;
    Object.assign(integrity, row.integrity);
    const digest = integrity[address];
    if (isForeign(address) && digest === undefined) continue;
    const { id, module, percent, tenants, accounts } = row;
    rollouts.push({
      id,
      module,
      address,
      ...(digest && { integrity: digest }),
      percent,
      tenants: tenants.map((host) => markOf(id, host)),
      accounts: accounts.map((account) => markOf(id, account)),
    });
  }
  return rollouts.length > 0 ? { ...map, integrity, rollouts } : map;
}
