import type { QuestionnaireStatus } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const statuses = [
  'draft',
  'published',
  'closed',
] as const satisfies readonly QuestionnaireStatus[];

/** The list of questionnaires in its address. */
export const questionnaireQuery = listQuery({
  filters: { keyword: 'text', status: statuses, branchId: 'text' },
  sort: ['createdAt', 'updatedAt', 'answers'],
  names: { branchId: 'branch' },
});
