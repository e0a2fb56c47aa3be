import { dashboardKeys, isColour } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { DOMAIN_LIMIT } from '../domain/site/domains';
import * as fields from '../http/fields';

const theme = z.enum(['init', 'red', 'green']);

const title = z.string().trim().max(40);

const dashboard = z.strictObject({
  key: z.enum(dashboardKeys),
  titles: z.strictObject({ 'zh-CN': title, 'en-US': title, 'fr-FR': title }),
  region: z.string().max(6).nullable(),
});

export const site = z.object({
  version: z.number().int(),
  tenantName: z.string(),
  pageTitle: z.string(),
  logo: z.string(),
  logoOnDark: z.string(),
  loginBackground: z.string(),
  loginPicture: z.string(),
  theme,
  color: z.string().nullable(),
  isNewSaas: z.boolean(),
  isI18n: z.boolean(),
  isOpenPlatformUpCommodity: z.boolean(),
  publicScreens: z.boolean(),
  dashboards: z.array(dashboard),
  domains: z.array(z.string()),
});

const picture = z.union([z.literal(''), fields.imageUrl]).optional();
const flag = z.boolean().optional();

export const siteInput = z.object({
  version: z.number().int().min(1),
  pageTitle: fields.siteTitle.optional(),
  logo: picture,
  logoOnDark: picture,
  loginBackground: picture,
  loginPicture: picture,
  theme: theme.optional(),
  color: fields.colour.refine(isColour, fields.colourKey).nullable().optional(),
  isNewSaas: flag,
  isI18n: flag,
  isOpenPlatformUpCommodity: flag,
  publicScreens: flag,
  dashboards: z.array(dashboard).max(dashboardKeys.length).optional(),
  domains: z.array(fields.text(300)).max(DOMAIN_LIMIT, fields.tooManyDomainsKey).optional(),
});
