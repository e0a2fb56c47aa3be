import { isReadableColour, type Site, type SiteInput } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant, tenantConfig } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { nextVersion, requireVersion } from '../versions';
import { checkDashboards, writeDashboards } from './dashboards';
import { readDomains, writeDomains } from './domains';
import { dropUnused, missingPictures } from './pictures';
import { type Key, keys, siteOf } from './read-site';

const pictures = ['logo', 'logoOnDark', 'loginBackground', 'loginPicture'] as const;

/** Refuses a picture that is neither the present one nor uploaded for this tenant. */
async function checkPictures(
  tx: Tx,
  tenantId: string,
  input: Partial<SiteInput>,
  current: Site,
): Promise<void> {
  const changed = pictures.filter((name) => input[name] && input[name] !== current[name]);
  const addresses = changed.map((name) => input[name] ?? '');
  const missing = await missingPictures(tx, tenantId, addresses);
  const wrong = changed.find((name) => missing.includes(input[name] ?? ''));
  if (wrong) throw new FieldError(wrong, 'field.picture');
}

async function writeEntries(tx: Tx, tenantId: string, input: Partial<SiteInput>): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [keyof typeof keys, Key][]) {
    const value = input[name];
    if (value === undefined) continue;
    if (value === null || value === '') {
      const where = and(eq(tenantConfig.tenantId, tenantId), eq(tenantConfig.key, key));
      await tx.delete(tenantConfig).where(where);
      continue;
    }
    await tx
      .insert(tenantConfig)
      .values({ tenantId, key, value: String(value) })
      .onConflictDoUpdate({
        target: [tenantConfig.tenantId, tenantConfig.key],
        set: { value: String(value) },
      });
  }
}

export interface SiteChange {
  readonly site: Site;
  /** The values that changed, before and after. */
  readonly before: Partial<Site>;
  readonly after: Partial<Site>;
}

const isDifferent = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value) !== JSON.stringify(other);

/**
 * Changes the sent fields of a tenant's site, or nothing: every value is checked before the first write.
 *
 * @throws 40900 with the present site if it has changed since it was read
 */
export async function changeSite(
  tx: Tx,
  tenantId: string,
  { version, ...input }: Partial<SiteInput> & { version: number },
  hosts: { readonly host: string; readonly reserved: readonly string[] },
): Promise<SiteChange> {
  const current = await siteOf(tx, tenantId, true);
  requireVersion(version, current);
  const domains =
    input.domains && readDomains(input.domains, { ...hosts, present: current.domains });
  if (input.color && input.color !== current.color && !isReadableColour(input.color)) {
    throw new FieldError('color', 'field.colourContrast');
  }
  checkDashboards(input.dashboards ?? []);
  await checkPictures(tx, tenantId, input, current);
  if (domains) await writeDomains(tx, tenantId, domains, current.domains);
  await writeEntries(tx, tenantId, input);
  await writeDashboards(tx, tenantId, input.dashboards ?? []);
  const { pageTitle, logo } = input;
  await tx
    .update(tenant)
    .set({ pageTitle, logo, version: nextVersion(tenant.version) })
    .where(eq(tenant.id, tenantId));
  const site = await siteOf(tx, tenantId);
  await dropUnused(
    tx,
    tenantId,
    pictures.map((name) => site[name]),
  );
  const { version: _, ...rest } = site;
  const names = (Object.keys(rest) as (keyof typeof rest)[]).filter((name) =>
    isDifferent(current[name], site[name]),
  );
  const part = (from: Site) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { site, before: part(current), after: part(site) };
}
