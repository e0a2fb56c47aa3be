import { type BaseRole, baseRole } from './base-role';
import {
  isPlatform,
  isRead,
  isStudentCode,
  onlyCodes,
  readPages,
  studentCodes,
} from './base-role-codes';
import { examinerCodes, managerCodes, operationsCodes, teacherCodes } from './base-staff-codes';

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
    managerCodes,
    ['教学主管', '管理学员、教师和部门，发送消息'],
    ['Teaching manager', 'Looks after students, teachers and departments, sends messages'],
    [
      'Responsable pédagogique',
      'Gère les apprenants, les enseignants et les services, envoie des messages',
    ],
  ),
  baseRole(
    'teacher',
    teacherCodes,
    ['教师', '查看学员，负责自己的课程和阅卷'],
    ['Teacher', 'Sees the students; own courses and marking'],
    ['Enseignant', 'Voit les apprenants ; ses cours et corrections'],
  ),
  baseRole(
    'examiner',
    examinerCodes,
    ['考务人员', '查看学员，负责考试'],
    ['Examiner', 'Sees the students; runs examinations'],
    ['Examinateur', 'Voit les apprenants ; organise les examens'],
  ),
  baseRole(
    'operations',
    operationsCodes,
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
