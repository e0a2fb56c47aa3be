import { type BasePermission, menuPage } from './base-permission';

export const organisationPages: readonly BasePermission[] = [
  {
    code: 'menu:organisation',
    kind: 'menu',
    name: '机构管理',
    names: { 'en-US': 'Organisation', 'fr-FR': 'Organisation' },
    type: 1,
  },
  menuPage(
    'menu:organize',
    'menu:organisation',
    ['组织架构', 'Organisation chart', 'Organigramme'],
    ['saas', '/organize'],
  ),
  menuPage(
    'menu:branch',
    'menu:organisation',
    ['机构与校区', 'Organisations', 'Organisations'],
    ['govern-system', '/tenant/organ'],
  ),
  menuPage(
    'menu:department',
    'menu:organisation',
    ['部门管理', 'Departments', 'Services'],
    ['govern-system', '/organ/depart'],
  ),
  menuPage(
    'menu:teacher',
    'menu:organisation',
    ['教师', 'Teachers', 'Enseignants'],
    ['govern-system', '/organ/teacher'],
  ),
  menuPage(
    'menu:student-account',
    'menu:organisation',
    ['学员账号', 'Student accounts', 'Comptes apprenants'],
    ['govern-system', '/organ/student'],
  ),
  menuPage(
    'menu:role',
    'menu:organisation',
    ['角色管理', 'Roles', 'Rôles'],
    ['govern-system', '/rolesList'],
  ),
  menuPage(
    'menu:administrator',
    'menu:organisation',
    ['账号管理', 'Administrators', 'Administrateurs'],
    ['govern-system', '/platform/account'],
  ),
  menuPage(
    'menu:profile',
    'menu:organisation',
    ['个人档案', 'Personal records', 'Dossiers personnels'],
    ['govern-system', '/organ/records'],
  ),
  menuPage(
    'menu:registrations',
    'menu:organisation',
    ['入驻审核', 'Registrations', 'Inscriptions'],
    ['govern-system', '/registrations'],
  ),
  menuPage(
    'menu:audit',
    'menu:organisation',
    ['操作记录', 'Audit trail', 'Journal d’audit'],
    ['govern-system', '/audit'],
  ),
];
