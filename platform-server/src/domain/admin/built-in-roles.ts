import type { Locale } from '@edu/shared-utility/contract';
import {
  assessmentCodes,
  certificateCodes,
  contentCodes,
  courseCodes,
  declarationCodes,
  examCodes,
  figureCodes,
  isPlatform,
  isRead,
  isStudentCode,
  messageCodes,
  onlyCodes,
  questionCodes,
  questionnaireCodes,
  readPages,
  sellingCodes,
  sessionCodes,
  studentCodes,
  trainCodes,
} from './base-role-codes';

export type BaseRoleKey =
  | 'operator'
  | 'administrator'
  | 'staff'
  | 'manager'
  | 'teacher'
  | 'examiner'
  | 'operations'
  | 'auditor'
  | 'student';

interface RoleText {
  readonly name: string;
  readonly description: string;
}

interface BaseRole {
  readonly key: BaseRoleKey;
  readonly texts: Readonly<Record<Locale, RoleText>>;
  /** Tells whether the role grants a permission code. */
  readonly codes: (code: string) => boolean;
}

type Words = readonly [name: string, description: string];

const text = ([name, description]: Words): RoleText => ({ name, description });

const baseRole = (
  key: BaseRoleKey,
  codes: BaseRole['codes'],
  zh: Words,
  en: Words,
  fr: Words,
): BaseRole => ({
  key,
  codes,
  texts: { 'zh-CN': text(zh), 'en-US': text(en), 'fr-FR': text(fr) },
});

/** The roles that every tenant has. They can be granted, but neither changed nor deleted. */
export const baseRoles: readonly BaseRole[] = [
  baseRole(
    'administrator',
    (code) => !isPlatform(code) && !isStudentCode(code),
    ['租户管理员', '本租户的全部功能'],
    ['Administrator', 'All of this tenant'],
    ['Administrateur', 'Tout ce locataire'],
  ),
  baseRole(
    'staff',
    onlyCodes('menu:student', 'student.read'),
    ['教务人员', '查看学员'],
    ['Registrar', 'Sees the students'],
    ['Scolarité', 'Voit les apprenants'],
  ),
  baseRole(
    'manager',
    onlyCodes(
      'menu:student',
      'student.read',
      'student.write',
      'student.reveal',
      'student.export',
      'menu:student-account',
      'menu:organize',
      'organize.read',
      'menu:teacher',
      'teacher.read',
      'teacher.write',
      'teacher.reveal',
      'teacher.export',
      'branch.read',
      ...figureCodes,
      'menu:department',
      'department.write',
      'menu:resource',
      'menu:resource-application',
      'resource.read',
      'resource.write',
      'resource.grant',
      ...courseCodes,
      ...sessionCodes,
      ...questionCodes,
      ...certificateCodes,
      ...examCodes,
      ...trainCodes,
      ...declarationCodes,
      ...assessmentCodes,
      ...questionnaireCodes,
      ...contentCodes,
      ...messageCodes,
    ),
    ['教学主管', '管理学员、教师和部门，发送消息'],
    ['Teaching manager', 'Looks after students, teachers and departments, sends messages'],
    [
      'Responsable pédagogique',
      'Gère les apprenants, les enseignants et les services, envoie des messages',
    ],
  ),
  baseRole(
    'teacher',
    onlyCodes(
      'menu:student',
      'student.read',
      'menu:resource',
      'menu:resource-application',
      'resource.read',
      'resource.write',
      'menu:course',
      'course.read',
      'course.author',
      ...sessionCodes,
      'menu:question',
      'question.read',
      'question.write',
      'menu:paper',
      'menu:marking',
      'paper.read',
      'paper.write',
    ),
    ['教师', '查看学员，负责自己的课程和阅卷'],
    ['Teacher', 'Sees the students; own courses and marking'],
    ['Enseignant', 'Voit les apprenants ; ses cours et corrections'],
  ),
  baseRole(
    'examiner',
    onlyCodes(
      'menu:student',
      'student.read',
      ...questionCodes,
      ...examCodes,
      ...certificateCodes,
      ...assessmentCodes,
      'menu:train',
      'train.read',
    ),
    ['考务人员', '查看学员，负责考试'],
    ['Examiner', 'Sees the students; runs examinations'],
    ['Examinateur', 'Voit les apprenants ; organise les examens'],
  ),
  baseRole(
    'operations',
    onlyCodes(
      'menu:student',
      'student.read',
      'menu:department',
      'menu:resource',
      'resource.read',
      'menu:course',
      'course.read',
      'course.grant',
      ...figureCodes,
      ...sellingCodes,
      ...questionnaireCodes,
      ...trainCodes,
      ...declarationCodes,
      ...messageCodes,
    ),
    ['运营人员', '查看学员和部门，负责日常运营'],
    ['Operations', 'Sees students and departments; daily business'],
    ['Exploitation', 'Voit les apprenants et les services ; gestion courante'],
  ),
  baseRole(
    'auditor',
    (code) => isRead(code) || readPages.has(code),
    ['审计员', '查看本租户的全部内容，不能修改'],
    ['Auditor', 'Sees all of this tenant and changes nothing'],
    ['Auditeur', 'Voit tout ce locataire et ne modifie rien'],
  ),
  baseRole(
    'student',
    onlyCodes(...studentCodes),
    ['学员', '自己的学习内容'],
    ['Student', 'Their own learning'],
    ['Apprenant', 'Son propre apprentissage'],
  ),
  baseRole(
    'operator',
    (code) => !isStudentCode(code),
    ['平台运营', '平台的全部功能，包括各租户与模块'],
    ['Platform operator', 'All of the platform, tenants and modules included'],
    ['Opérateur de la plateforme', 'Toute la plateforme, locataires et modules compris'],
  ),
];

/** The name as stored: built-in roles cannot be renamed, so the name identifies them. */
export const baseRoleName = (key: BaseRoleKey): string =>
  baseRoles.find((role) => role.key === key)?.texts['zh-CN'].name ?? key;

const byName = new Map(baseRoles.map((role) => [role.texts['zh-CN'].name, role]));

/** A role's name and description; those of a built-in role in the reader's language. */
export function roleText(row: RoleText & { readonly builtIn: boolean }, locale: Locale): RoleText {
  const builtInText = row.builtIn ? byName.get(row.name)?.texts[locale] : undefined;
  return builtInText ?? { name: row.name, description: row.description };
}

/** Stored names of the built-in roles whose name in that language contains the keyword. */
export function builtInNamesLike(keyword: string, locale: Locale): string[] {
  const needle = keyword.trim().toLowerCase();
  return [...byName]
    .filter(([, { texts }]) => texts[locale].name.toLowerCase().includes(needle))
    .map(([name]) => name);
}
