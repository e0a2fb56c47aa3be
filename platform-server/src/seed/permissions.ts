/** One entry of the permission tree that every demo tenant starts with. */
export interface SeedPermission {
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

/** Menus list only pages that exist: this list grows with them (design §3, "Demo entries"). */
export const menuEntries: readonly SeedPermission[] = [
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
];

/** What routes ask for. */
export const actions: readonly SeedPermission[] = [
  {
    code: 'student.read',
    parent: 'menu:student',
    kind: 'action',
    name: '查看学员',
    names: { 'en-US': 'View students', 'fr-FR': 'Voir les apprenants' },
  },
  {
    code: 'student.write',
    parent: 'menu:student',
    kind: 'action',
    name: '维护学员',
    names: { 'en-US': 'Maintain students', 'fr-FR': 'Gérer les apprenants' },
  },
];

export const permissions: readonly SeedPermission[] = [...menuEntries, ...actions];

/** Roles of every demo tenant: the codes that each grants. */
export const roles: readonly { key: string; name: string; codes: (code: string) => boolean }[] = [
  { key: 'operator', name: '平台运营', codes: () => true },
  { key: 'administrator', name: '租户管理员', codes: (code) => !code.startsWith('platform.') },
  {
    key: 'staff',
    name: '教务人员',
    codes: (code) => ['menu:student', 'student.read'].includes(code),
  },
  { key: 'student', name: '学员', codes: () => false },
];
