import { action, type BasePermission } from './base-permission';

export const peopleActions: readonly BasePermission[] = [
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
];
