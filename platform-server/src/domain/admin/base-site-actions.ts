import { action, type BasePermission } from './base-permission';

/** What may be done with the site, the languages and the platform itself. */
export const siteActions: readonly BasePermission[] = [
  action('site.read', '查看站点设置', 'View the site', 'Voir le site', 'menu:site'),
  action('site.write', '修改站点设置', 'Change the site', 'Modifier le site', 'menu:site'),
  action('language.read', '查看语言包', 'View wordings', 'Voir les textes', 'menu:languages'),
  action(
    'language.write',
    '修改语言包',
    'Change wordings',
    'Modifier les textes',
    'menu:languages',
  ),
  action('platform.tenant', '租户管理', 'Manage tenants', 'Gérer les locataires'),
  action(
    'platform.modules',
    '查看模块与版本',
    'View modules and versions',
    'Voir les modules et versions',
    'menu:platform.modules',
  ),
  action(
    'platform.modules.write',
    '变更导入映射',
    'Change the import map',
    'Modifier la carte d’import',
    'menu:platform.modules',
  ),
];
