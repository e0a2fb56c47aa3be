import {
  errorCodes,
  isReadableColour,
  type Site,
  type SiteInput,
} from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant, tenantConfig } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { publicScreensKey } from '../screens/public-screens';
import { nextVersion, requireVersion } from '../versions';
import { checkDashboards, dashboardsOf, writeDashboards } from './dashboards';
import { domainsOf, readDomains, writeDomains } from './domains';
import { dropUnused, missingPictures } from './pictures';

/** Keys of the frontend configuration that the site's form edits (specification §3). */
const keys = {
  theme: 'theme',
  color: 'theme_color',
  logoOnDark: 'logo_on_dark',
  loginBackground: 'custom_login_background_img',
  loginPicture: 'custom_login_img',
  isNewSaas: 'isNewSaas',
  isI18n: 'is_i18n',
  isOpenPlatformUpCommodity: 'is_open_platform_up_commodity',
  publicScreens: publicScreensKey,
} as const;

type Key = (typeof keys)[keyof typeof keys];

const pictures = ['logo', 'logoOnDark', 'loginBackground', 'loginPicture'] as const;

async function entriesOf(tx: Tx, tenantId: string): Promise<Partial<Record<Key, string>>> {
  const rows = await tx
    .select({ key: tenantConfig.key, value: tenantConfig.value })
    .from(tenantConfig)
    .where(
      and(eq(tenantConfig.tenantId, tenantId), inArray(tenantConfig.key, Object.values(keys))),
    );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

const themeOf = (text: string | undefined): Site['theme'] =>
  text === 'red' || text === 'green' ? text : 'init';

/** The site of a tenant; with `forUpdate` its row is locked. */
export async function siteOf(tx: Tx, tenantId: string, forUpdate = false): Promise<Site> {
  const query = tx.select().from(tenant).where(eq(tenant.id, tenantId));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  const entries = await entriesOf(tx, tenantId);
  return {
    version: row.version,
    tenantName: row.name,
    pageTitle: row.pageTitle,
    logo: row.logo,
    logoOnDark: entries.logo_on_dark ?? '',
    loginBackground: entries.custom_login_background_img ?? '',
    loginPicture: entries.custom_login_img ?? '',
    theme: themeOf(entries.theme),
    color: entries.theme_color || null,
    isNewSaas: entries.isNewSaas === 'true',
    isI18n: entries.is_i18n === 'true',
    isOpenPlatformUpCommodity: entries.is_open_platform_up_commodity === 'true',
    publicScreens: entries[publicScreensKey] === 'true',
    dashboards: await dashboardsOf(tx, tenantId),
    domains: await domainsOf(tx, tenantId),
  };
}

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
