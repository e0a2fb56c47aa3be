import { type BasePermission, menuPage } from './base-permission';

export const platformPages: readonly BasePermission[] = [
  {
    code: 'menu:platform-management',
    kind: 'menu',
    name: '平台管理',
    names: { 'en-US': 'Platform management', 'fr-FR': 'Gestion de la plateforme' },
    type: 1,
  },
  menuPage(
    'menu:platform.tenant',
    'menu:platform-management',
    ['租户', 'Tenants', 'Locataires'],
    ['govern-system', '/platform/tenant'],
  ),
  menuPage(
    'menu:platform.course',
    'menu:platform-management',
    ['各租户课程', 'Courses of tenants', 'Cours des locataires'],
    ['govern-system', '/platform/course'],
  ),
  menuPage(
    'menu:platform.declare',
    'menu:platform-management',
    ['申报审核', 'Declarations', 'Déclarations'],
    ['saas', '/declare/review'],
  ),
  {
    code: 'menu:platform',
    kind: 'menu',
    name: '平台运维',
    names: { 'en-US': 'Platform', 'fr-FR': 'Plateforme' },
    type: 1,
  },
  {
    code: 'menu:platform.modules',
    parent: 'menu:platform',
    kind: 'menu',
    name: '模块与版本',
    names: { 'en-US': 'Modules', 'fr-FR': 'Modules' },
    systemTagName: 'saas',
    url: '/modules',
    type: 2,
  },
  menuPage(
    'menu:platform.permissions',
    'menu:platform',
    ['权限管理', 'Permissions', 'Permissions'],
    ['govern-system', '/permissionManage'],
  ),
  menuPage(
    'menu:platform.kit',
    'menu:platform',
    ['页面组件', 'Page kit', 'Composants de pages'],
    ['govern-system', '/kit'],
  ),
];
