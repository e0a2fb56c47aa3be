import { action, type BasePermission } from './base-permission';

/** What may be done with questionnaires. */
export const questionnaireActions: readonly BasePermission[] = [
  action(
    'form.read',
    '查看问卷与结果',
    'View questionnaires and results',
    'Voir questionnaires et résultats',
    'menu:form',
  ),
  action(
    'form.write',
    '编写问卷',
    'Write questionnaires',
    'Rédiger des questionnaires',
    'menu:form',
  ),
  action(
    'form.publish',
    '发布问卷',
    'Publish questionnaires',
    'Publier des questionnaires',
    'menu:form',
  ),
  action('form.export', '导出答卷', 'Export answers', 'Exporter les réponses', 'menu:form'),
];
