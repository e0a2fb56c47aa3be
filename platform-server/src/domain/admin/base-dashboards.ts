import { type BasePermission, menuPage } from './base-permission';

const directory = 'menu:dashboards';

/** The dashboards: one page whose addresses have different prefixes. */
export const dashboardPages: readonly BasePermission[] = [
  {
    code: directory,
    kind: 'menu',
    name: '数据大屏',
    names: { 'en-US': 'Dashboards', 'fr-FR': 'Tableaux de bord' },
    type: 1,
  },
  menuPage(
    'menu:dashboard.downtown',
    directory,
    ['区域数据', 'Regional data', 'Données régionales'],
    ['saas', '/downtown'],
  ),
  menuPage(
    'menu:dashboard.province',
    directory,
    ['省级数据', 'Provincial data', 'Données provinciales'],
    ['saas', '/provincialLevelData'],
  ),
  menuPage(
    'menu:dashboard.feimei',
    directory,
    ['非煤数据看板', 'Non-coal dashboard', 'Tableau hors charbon'],
    ['saas', '/feimei'],
  ),
  menuPage(
    'menu:dashboard.ysx',
    directory,
    ['YSX 数据看板', 'YSX dashboard', 'Tableau YSX'],
    ['saas', '/ysx'],
  ),
  menuPage(
    'menu:dashboard.forest',
    directory,
    ['森林防火数据看板', 'Forest fire dashboard', 'Tableau feux de forêt'],
    ['saas', '/senlinfanghuo'],
  ),
  menuPage(
    'menu:dashboard.smyxt',
    directory,
    ['SMYXT 数据看板', 'SMYXT dashboard', 'Tableau SMYXT'],
    ['saas', '/smyxt'],
  ),
];
