import { type BasePermission, menuPage } from './base-permission';

/** Pages of trainings, certificates and assessments. */
export const trainingPages: readonly BasePermission[] = [
  {
    code: 'menu:training-centre',
    kind: 'menu',
    name: '培训中心',
    names: { 'en-US': 'Trainings', 'fr-FR': 'Formations' },
    type: 1,
  },
  menuPage(
    'menu:train',
    'menu:training-centre',
    ['培训任务', 'Trainings', 'Formations'],
    ['saas', '/task'],
  ),
  menuPage(
    'menu:certificate',
    'menu:training-centre',
    ['证书', 'Certificates', 'Certificats'],
    ['saas', '/certificate'],
  ),
  menuPage(
    'menu:declare',
    'menu:training-centre',
    ['申报', 'Declarations', 'Déclarations'],
    ['saas', '/declare'],
  ),
  menuPage(
    'menu:assessment',
    'menu:training-centre',
    ['家政技能考核', 'Skill assessment', 'Évaluation'],
    ['saas', '/housekeepingManagement/list'],
  ),
];

/** Pages of questions, papers and exams. */
export const examiningPages: readonly BasePermission[] = [
  {
    code: 'menu:exam-centre',
    kind: 'menu',
    name: '考试中心',
    names: { 'en-US': 'Exams', 'fr-FR': 'Examens' },
    type: 1,
  },
  menuPage(
    'menu:question',
    'menu:exam-centre',
    ['题库', 'Question bank', 'Banque de questions'],
    ['saas', '/question'],
  ),
  menuPage('menu:paper', 'menu:exam-centre', ['试卷', 'Papers', 'Épreuves'], ['saas', '/paper']),
  menuPage('menu:exam', 'menu:exam-centre', ['考试', 'Exams', 'Examens'], ['saas', '/exam']),
  menuPage(
    'menu:marking',
    'menu:exam-centre',
    ['阅卷', 'Marking', 'Correction'],
    ['saas', '/exam/marking'],
  ),
];
