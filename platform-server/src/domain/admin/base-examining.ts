import { action, type BasePermission } from './base-entry';

/** What may be done with questions and papers. */
export const examiningActions: readonly BasePermission[] = [
  action('question.read', '查看题库', 'View the question bank', 'Voir la banque de questions'),
  action('question.write', '维护题目', 'Maintain questions', 'Gérer les questions'),
  action('question.publish', '发布题目', 'Release questions', 'Publier les questions'),
  action('paper.read', '查看试卷', 'View papers', 'Voir les épreuves'),
  action('paper.write', '维护试卷', 'Maintain papers', 'Gérer les épreuves'),
  action('paper.publish', '启用试卷', 'Enable papers', 'Activer les épreuves'),
];
