import { errorCodes, type Site } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant, tenantConfig } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { publicScreensKey } from '../screens/public-screens';
import { dashboardsOf } from './dashboards';
import { domainsOf } from './domains';

/** Keys of the frontend configuration that the site's form edits (specification §3). */
export const keys = {
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

export type Key = (typeof keys)[keyof typeof keys];

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
