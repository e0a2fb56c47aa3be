import type { DashboardKey } from '../dashboards';
import { endpoint, type None, post, read } from '../endpoint';
import type { Locale, Version } from '../entities';

const base = '/modular/admin/v1/site';

export type SiteTheme = 'init' | 'red' | 'green';

/** Use of a picture, which decides its maximum size. */
export type SitePictureKind = 'logo' | 'background' | 'picture';

export interface SiteDashboard {
  key: DashboardKey;
  /** '' where the usual title is used. */
  titles: Record<Locale, string>;
  /** Region whose figures are shown first; null for none. */
  region: string | null;
}

/** How a tenant's pages look and which parts they have, as its administrators edit it. */
export interface SiteInput {
  /** Title of the browser's tab and of the log-in, where there is no logo. */
  pageTitle: string;
  /** Addresses of pictures: of one that was uploaded for this tenant, or the one in use; '' for none. */
  logo: string;
  logoOnDark: string;
  loginBackground: string;
  loginPicture: string;
  theme: SiteTheme;
  /**
   * The tenant's own colour over the theme's, `#rrggbb`; null for the theme's. Refused where words on it cannot be
   * read.
   */
  color: string | null;
  isNewSaas: boolean;
  isI18n: boolean;
  isOpenPlatformUpCommodity: boolean;
  /** Anybody may see the screens for walls. */
  publicScreens: boolean;
  /** One for each key; those that are not sent are unchanged. */
  dashboards: SiteDashboard[];
  /** The hosts whose pages are this tenant's: at least one, none of another tenant. */
  domains: string[];
}

export interface Site extends SiteInput {
  version: Version;
  tenantName: string;
}

export interface SitePicture {
  /** A path of this site. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The site of the session's tenant. */
export const site = {
  find: read<None, Site>()(base, { ours: true, returns: 'object' }),
  /** Fields that are not sent keep their value; returns what the entrance shows at its next load. */
  save: post<Partial<SiteInput> & { version: Version }, Site>()(`${base}/save`, {
    ours: true,
    returns: 'object',
  }),
  /** PNG, JPEG or WebP by its content; deleted after a day unless the site uses it. */
  uploadPicture: endpoint<{ kind: SitePictureKind; file: Blob }, SitePicture>()({
    method: 'POST',
    path: `${base}/picture`,
    query: ['kind'],
    form: true,
    ours: true,
    returns: 'object',
  }),
} as const;
