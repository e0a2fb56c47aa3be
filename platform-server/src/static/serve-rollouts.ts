import { createHash } from 'node:crypto';
import { isForeign } from '../import-map/address-rules';
import { servedAddress } from '../import-map/halt-rollout';
import type { RolloutRow } from '../import-map/rollouts';
import { type Manifest, statedFiles } from './manifest';
import type { ServedImportMap, ServedRollout } from './served-map';

/** The served map is public: a hash lets a browser recognise itself, but nobody else. */
const markOf = (rolloutId: string, name: string): string =>
  createHash('sha256')
    .update(rolloutId + name)
    .digest('hex');

/**
 * Adds the running rollouts to the map. Browsers compute their bucket before the first import: the text is the same
 * for everybody and stays cacheable. A foreign version without a digest is left out.
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
