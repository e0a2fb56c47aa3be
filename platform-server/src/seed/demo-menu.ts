import type { BasePermission } from '../domain/admin/base-permission';
import { basePermissions } from '../domain/admin/base-roles';

/** The data-admin site of a demo installation (`data-admin/demo-site.ts`); other installations use the customer's. */
const dataAdmin: BasePermission = {
  code: 'menu:data-admin',
  kind: 'menu',
  name: '数据管理',
  names: { 'en-US': 'Data', 'fr-FR': 'Données' },
  systemTagName: 'bi-admin',
  url: '/overview',
  type: 2,
};

/** The pages of the demo login besides the students (specification §6, demo mode). */
const demoPages: readonly BasePermission[] = [
  {
    code: 'menu:demo-home',
    kind: 'menu',
    name: '演示首页',
    names: { 'en-US': 'Demo home', 'fr-FR': 'Accueil démo' },
    systemTagName: 'saas',
    url: '/demo_homepage',
    type: 2,
  },
  {
    code: 'menu:demo-site',
    kind: 'menu',
    name: '演示网站',
    names: { 'en-US': 'Demo site', 'fr-FR': 'Site démo' },
    systemTagName: 'saas',
    url: '/demo_site',
    type: 2,
  },
];

/** The permission tree of a demo tenant: that of every tenant, and the pages that only a demo has. */
export const demoPermissions = (isDemo: boolean): readonly BasePermission[] => [
  ...(isDemo ? demoPages : []),
  ...basePermissions,
  dataAdmin,
];
