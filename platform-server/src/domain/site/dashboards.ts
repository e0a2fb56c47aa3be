import { dashboardKeys, type Locale, type SiteDashboard } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenantConfig } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { isRegion } from '../regions';

/** Keys of the frontend configuration that dashboards read. */
const regionKey = (key: string): string => `dashboard_region_${key}`;
const titleKey = (key: string): string => `dashboard_title_${key}`;

const noTitles: Record<Locale, string> = { 'zh-CN': '', 'en-US': '', 'fr-FR': '' };

/** The entry may have been edited by hand, so it is validated. */
function titlesOf(text: string | undefined): Record<Locale, string> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    if (typeof parsed !== 'object' || parsed === null) return noTitles;
    const titleEntries = Object.entries(parsed).filter(
      ([locale, title]) => locale in noTitles && typeof title === 'string',
    );
    return { ...noTitles, ...Object.fromEntries(titleEntries) };
  } catch {
    return noTitles;
  }
}

export async function dashboardsOf(tx: Tx, tenantId: string): Promise<SiteDashboard[]> {
  const names = dashboardKeys.flatMap((key) => [regionKey(key), titleKey(key)]);
  const rows = await tx
    .select({ key: tenantConfig.key, value: tenantConfig.value })
    .from(tenantConfig)
    .where(and(eq(tenantConfig.tenantId, tenantId), inArray(tenantConfig.key, names)));
  const entries = new Map(rows.map(({ key, value }) => [key, value]));
  return dashboardKeys.map((key) => ({
    key,
    titles: titlesOf(entries.get(titleKey(key))),
    region: entries.get(regionKey(key)) || null,
  }));
}

/** The tenant's title of a dashboard in a language, or in any other, as its page shows it. */
const titleIn = (titles: Record<Locale, string>, locale: Locale): string | undefined =>
  [titles[locale], ...Object.values(titles)].find(Boolean);

/** The tenant's own titles of dashboards, by the address of their page in `saas`. */
export async function dashboardNames(
  tx: Tx,
  tenantId: string,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const dashboards = await dashboardsOf(tx, tenantId);
  return new Map(
    dashboards.flatMap(({ key, titles }): [string, string][] => {
      const title = titleIn(titles, locale);
      return title ? [[`/${key}`, title]] : [];
    }),
  );
}

/** Throws a field error for an unknown region, such as `dashboards.0.region` for the first. */
export function checkDashboards(dashboards: readonly SiteDashboard[]): void {
  for (const [index, { region }] of dashboards.entries()) {
    if (region !== null && !isRegion(region)) {
      throw new FieldError(`dashboards.${index}.region`, 'field.region');
    }
  }
}

async function writeEntry(tx: Tx, tenantId: string, key: string, value: string): Promise<void> {
  if (value === '') {
    const where = and(eq(tenantConfig.tenantId, tenantId), eq(tenantConfig.key, key));
    await tx.delete(tenantConfig).where(where);
    return;
  }
  const target = [tenantConfig.tenantId, tenantConfig.key];
  await tx
    .insert(tenantConfig)
    .values({ tenantId, key, value })
    .onConflictDoUpdate({ target, set: { value } });
}

export async function writeDashboards(
  tx: Tx,
  tenantId: string,
  dashboards: readonly SiteDashboard[],
): Promise<void> {
  for (const { key, titles, region } of dashboards) {
    const isNamed = Object.values(titles).some(Boolean);
    await writeEntry(tx, tenantId, titleKey(key), isNamed ? JSON.stringify(titles) : '');
    await writeEntry(tx, tenantId, regionKey(key), region ?? '');
  }
}
