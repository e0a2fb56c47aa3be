import { action, type BasePermission } from './base-permission';

/** What may be done with trainings, declarations, assessments and talent. */
export const trainingActions: readonly BasePermission[] = [
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
    'assessment.read',
    '查看技能考核',
    'View assessments',
    'Voir les évaluations',
    'menu:assessment',
  ),
  action(
    'assessment.write',
    '登记和预约考核',
    'Register and appoint assessments',
    'Inscrire et convoquer',
    'menu:assessment',
  ),
  action(
    'assessment.mark',
    '录入考核成绩',
    'Enter results of assessments',
    'Saisir les résultats',
    'menu:assessment',
  ),
  action(
    'assessment.export',
    '导出技能考核',
    'Export assessments',
    'Exporter les évaluations',
    'menu:assessment',
  ),
  action('talent.read', '查看人才', 'View talent', 'Voir les talents', 'menu:talent'),
  action(
    'talent.reveal',
    '查看人才完整号码',
    'See whole numbers of talent',
    'Voir les numéros complets des talents',
    'menu:talent',
  ),
  action('talent.export', '导出人才', 'Export talent', 'Exporter les talents', 'menu:talent'),
  action(
    'platform.declare',
    '审核申报',
    'Decide on declarations',
    'Statuer sur les déclarations',
    'menu:platform.declare',
  ),
];
