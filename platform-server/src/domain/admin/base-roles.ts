/** One entry of the permission tree that every tenant starts with. */
export interface BasePermission {
  code: string;
  parent?: string;
  kind: 'menu' | 'action';
  name: string;
  names: { 'en-US': string; 'fr-FR': string };
  systemTagName?: string;
  url?: string;
  /** 2 is a page, other types are directories. */
  type?: number;
}

type Names = readonly [zh: string, en: string, fr: string];

/** A page of a sub-application, below a directory of the menu. */
const menuPage = (
  code: string,
  parent: string,
  [name, en, fr]: Names,
  [systemTagName, url]: readonly [segment: string, path: string],
): BasePermission => ({
  code,
  parent,
  kind: 'menu',
  name,
  names: { 'en-US': en, 'fr-FR': fr },
  systemTagName,
  url,
  type: 2,
});

/** Menus list only pages that exist: this list grows with them (architecture §3, "Demo entries"). */
const menuEntries: readonly BasePermission[] = [
  {
    code: 'menu:home',
    kind: 'menu',
    name: '首页',
    names: { 'en-US': 'Home', 'fr-FR': 'Accueil' },
    systemTagName: 'saas',
    url: '/home',
    type: 2,
  },
  {
    code: 'menu:inbox',
    kind: 'menu',
    name: '消息',
    names: { 'en-US': 'Messages', 'fr-FR': 'Messages' },
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
    names: { 'en-US': 'Student list', 'fr-FR': 'Gestion des apprenants' },
    systemTagName: 'saas',
    url: '/student',
    type: 2,
  },
  {
    code: 'menu:operations',
    kind: 'menu',
    name: '运营',
    names: { 'en-US': 'Operations', 'fr-FR': 'Opérations' },
    type: 1,
  },
  menuPage(
    'menu:message',
    'menu:operations',
    ['消息', 'Messages', 'Messages'],
    ['saas', '/message'],
  ),
  {
    code: 'menu:organisation',
    kind: 'menu',
    name: '机构管理',
    names: { 'en-US': 'Organisation', 'fr-FR': 'Organisation' },
    type: 1,
  },
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

const action = (
  code: string,
  zh: string,
  en: string,
  fr: string,
  parent?: string,
): BasePermission => ({
  code,
  kind: 'action',
  name: zh,
  names: { 'en-US': en, 'fr-FR': fr },
  ...(parent && { parent }),
});

const actions: readonly BasePermission[] = [
  action('student.read', '查看学员', 'View students', 'Voir les apprenants', 'menu:student'),
  action('student.write', '维护学员', 'Maintain students', 'Gérer les apprenants', 'menu:student'),
  action(
    'student.reveal',
    '查看完整手机号和证件号',
    'See whole phone and ID numbers',
    'Voir les numéros complets',
    'menu:student',
  ),
  action(
    'student.export',
    '导出学员',
    'Export students',
    'Exporter les apprenants',
    'menu:student',
  ),
  action('teacher.read', '查看教师', 'View teachers', 'Voir les enseignants', 'menu:teacher'),
  action('teacher.write', '维护教师', 'Maintain teachers', 'Gérer les enseignants', 'menu:teacher'),
  action(
    'teacher.reveal',
    '查看教师完整手机号',
    'See whole phone numbers of teachers',
    'Voir les numéros complets des enseignants',
    'menu:teacher',
  ),
  action(
    'teacher.export',
    '导出教师',
    'Export teachers',
    'Exporter les enseignants',
    'menu:teacher',
  ),
  action(
    'profile.read',
    '查看个人档案',
    'View personal records',
    'Voir les dossiers personnels',
    'menu:profile',
  ),
  action(
    'profile.write',
    '维护个人档案',
    'Maintain personal records',
    'Gérer les dossiers personnels',
    'menu:profile',
  ),
  action(
    'profile.reveal',
    '查看档案中的完整号码',
    'See whole numbers of records',
    'Voir les numéros complets des dossiers',
    'menu:profile',
  ),
  action('role.read', '查看角色', 'View roles', 'Voir les rôles', 'menu:role'),
  action('role.write', '维护角色', 'Maintain roles', 'Gérer les rôles', 'menu:role'),
  action('permission.read', '查看权限', 'View permissions', 'Voir les permissions'),
  action('permission.write', '维护权限', 'Maintain permissions', 'Gérer les permissions'),
  action('organ.read', '查看机构', 'View organisations', 'Voir les organisations', 'menu:branch'),
  action(
    'organ.write',
    '维护机构',
    'Maintain organisations',
    'Gérer les organisations',
    'menu:branch',
  ),
  action('branch.read', '查看校区', 'View branches', 'Voir les sites', 'menu:branch'),
  action('branch.write', '维护校区', 'Maintain branches', 'Gérer les sites', 'menu:branch'),
  action(
    'department.write',
    '维护部门',
    'Maintain departments',
    'Gérer les services',
    'menu:department',
  ),
  action(
    'administrator.read',
    '查看管理员',
    'View administrators',
    'Voir les administrateurs',
    'menu:administrator',
  ),
  action(
    'administrator.write',
    '维护管理员',
    'Maintain administrators',
    'Gérer les administrateurs',
    'menu:administrator',
  ),
  action(
    'administrator.reveal',
    '查看管理员完整手机号',
    'See whole phone numbers of administrators',
    'Voir les numéros complets des administrateurs',
    'menu:administrator',
  ),
  action(
    'account.reset',
    '重置他人密码',
    'Reset passwords',
    'Réinitialiser les mots de passe',
    'menu:administrator',
  ),
  action(
    'registration.read',
    '查看入驻申请',
    'View registrations',
    'Voir les inscriptions',
    'menu:registrations',
  ),
  action(
    'registration.review',
    '审核入驻申请',
    'Review registrations',
    'Traiter les inscriptions',
    'menu:registrations',
  ),
  action('message.read', '查看消息', 'View messages', 'Voir les messages', 'menu:message'),
  action('message.write', '编写消息', 'Write messages', 'Rédiger les messages', 'menu:message'),
  action('message.send', '发送消息', 'Send messages', 'Envoyer les messages', 'menu:message'),
  action(
    'audit.read',
    '查看操作记录',
    'View the audit trail',
    'Voir le journal d’audit',
    'menu:audit',
  ),
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

export const basePermissions: readonly BasePermission[] = [...menuEntries, ...actions];
