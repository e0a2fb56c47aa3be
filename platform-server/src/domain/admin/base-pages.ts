import { contentPages } from './base-content';
import { dashboardPages } from './base-dashboards';
import { examiningPages, trainingPages } from './base-examining-pages';
import { operationsPages } from './base-operations-pages';
import { organisationPages } from './base-organisation-pages';
import { type BasePermission, menuPage } from './base-permission';
import { platformPages } from './base-platform-pages';
import { studentPages, teachingPages } from './base-teaching';

/** Menus list only pages that exist: this list grows with them (architecture §3, "Demo entries"). */
export const menuEntries: readonly BasePermission[] = [
  {
    code: 'menu:home',
    kind: 'menu',
    name: '首页',
    names: { 'en-US': 'Home', 'fr-FR': 'Accueil' },
    systemTagName: 'saas',
    url: '/home',
    type: 2,
  },
  ...studentPages,
  {
    code: 'menu:inbox',
    kind: 'menu',
    name: '我的消息',
    names: { 'en-US': 'My messages', 'fr-FR': 'Mes messages' },
    systemTagName: 'saas',
    url: '/inbox',
    type: 2,
  },
  {
    code: 'menu:student-centre',
    kind: 'menu',
    name: '学员中心',
    names: { 'en-US': 'Students', 'fr-FR': 'Apprenants' },
    type: 1,
  },
  {
    code: 'menu:student',
    parent: 'menu:student-centre',
    kind: 'menu',
    name: '学员管理',
    names: { 'en-US': 'Student list', 'fr-FR': 'Annuaire' },
    systemTagName: 'saas',
    url: '/student',
    type: 2,
  },
  menuPage(
    'menu:talent',
    'menu:student-centre',
    ['人才', 'Talent', 'Talents'],
    ['saas', '/talent'],
  ),
  ...teachingPages,
  ...examiningPages,
  ...trainingPages,
  ...operationsPages,
  ...organisationPages,
  ...contentPages,
  {
    code: 'menu:site-settings',
    kind: 'menu',
    name: '站点设置',
    names: { 'en-US': 'Site settings', 'fr-FR': 'Paramètres du site' },
    type: 1,
  },
  menuPage('menu:site', 'menu:site-settings', ['站点外观', 'Site', 'Site'], ['modular', '/site']),
  menuPage(
    'menu:languages',
    'menu:site-settings',
    ['语言包', 'Languages', 'Langues'],
    ['modular', '/languages'],
  ),
  ...dashboardPages,
  ...platformPages,
];
