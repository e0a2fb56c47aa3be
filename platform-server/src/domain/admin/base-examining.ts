import { action, type BasePermission, menuPage } from './base-entry';

/** Pages of trainings and of what they earn. */
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

/** What may be done with questions, papers, exams, trainings and certificates. */
export const examiningActions: readonly BasePermission[] = [
  action(
    'question.read',
    '查看题库',
    'View the question bank',
    'Voir la banque de questions',
    'menu:question',
  ),
  action(
    'question.write',
    '维护题目',
    'Maintain questions',
    'Gérer les questions',
    'menu:question',
  ),
  action(
    'question.publish',
    '发布题目',
    'Release questions',
    'Publier les questions',
    'menu:question',
  ),
  action(
    'question.export',
    '导出题目',
    'Export questions',
    'Exporter les questions',
    'menu:question',
  ),
  action('paper.read', '查看试卷', 'View papers', 'Voir les épreuves', 'menu:paper'),
  action('paper.write', '维护试卷', 'Maintain papers', 'Gérer les épreuves', 'menu:paper'),
  action('paper.publish', '启用试卷', 'Enable papers', 'Activer les épreuves', 'menu:paper'),
  action(
    'certificate.read',
    '查看证书',
    'View certificates',
    'Voir les certificats',
    'menu:certificate',
  ),
  action(
    'certificate.write',
    '维护证书模板',
    'Maintain certificate templates',
    'Gérer les modèles de certificats',
    'menu:certificate',
  ),
  action(
    'certificate.issue',
    '颁发和撤销证书',
    'Issue and revoke certificates',
    'Délivrer et révoquer des certificats',
    'menu:certificate',
  ),
  action(
    'certificate.export',
    '导出证书',
    'Export certificates',
    'Exporter les certificats',
    'menu:certificate',
  ),
  action('exam.read', '查看考试', 'View exams', 'Voir les examens', 'menu:exam'),
  action('exam.write', '维护考试', 'Maintain exams', 'Gérer les examens', 'menu:exam'),
  action('exam.publish', '发布考试', 'Publish exams', 'Publier les examens', 'menu:exam'),
  action('exam.grant', '监考', 'Invigilate exams', 'Surveiller les examens', 'menu:exam'),
  action('exam.mark', '阅卷', 'Mark all exams', 'Corriger tous les examens', 'menu:exam'),
  action('exam.export', '导出成绩', 'Export scores', 'Exporter les notes', 'menu:exam'),
  action('train.read', '查看培训', 'View trainings', 'Voir les formations', 'menu:train'),
  action('train.write', '维护培训', 'Maintain trainings', 'Gérer les formations', 'menu:train'),
  action('train.publish', '发布培训', 'Publish trainings', 'Publier les formations', 'menu:train'),
  action(
    'train.export',
    '导出培训考试成绩',
    'Export scores of trainings',
    'Exporter les notes des formations',
    'menu:train',
  ),
  action('declare.read', '查看申报', 'View declarations', 'Voir les déclarations', 'menu:declare'),
  action(
    'declare.write',
    '填写申报',
    'Write declarations',
    'Rédiger les déclarations',
    'menu:declare',
  ),
  action(
    'declare.submit',
    '提交申报',
    'Submit declarations',
    'Soumettre les déclarations',
    'menu:declare',
  ),
  action(
    'platform.declare',
    '审核申报',
    'Decide on declarations',
    'Statuer sur les déclarations',
    'menu:platform.declare',
  ),
];
