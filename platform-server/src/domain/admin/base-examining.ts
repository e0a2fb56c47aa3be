import { action, type BasePermission } from './base-entry';

/** What may be done with questions. */
export const examiningActions: readonly BasePermission[] = [
  action('question.read', '查看题库', 'View the question bank', 'Voir la banque de questions'),
  action('question.write', '维护题目', 'Maintain questions', 'Gérer les questions'),
  action('question.publish', '发布题目', 'Release questions', 'Publier les questions'),
];
