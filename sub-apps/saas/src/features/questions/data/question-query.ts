import type { Difficulty, QuestionFilter } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';
import { questionStatuses, questionTypes } from '../../../common/questions/question-kinds';

const filters = {
  keyword: 'text',
  type: questionTypes,
  difficulty: ['1', '2', '3', '4', '5'],
  categoryId: 'text',
  status: questionStatuses,
  point: 'text',
  branchId: 'text',
} as const;

export type QuestionConditions = typeof filters;

/** The list's query in the URL. */
export const questionQuery = listQuery({
  filters,
  sort: ['createdAt', 'updatedAt', 'difficulty', 'uses'],
  names: { categoryId: 'category', branchId: 'branch' },
});

type Params = ReturnType<typeof questionQuery.params>;

/** Converts the query's texts to the call's parameters. */
export function requestOf({ difficulty, ...params }: Params): QuestionFilter & Params {
  return (
    difficulty ? { ...params, difficulty: Number(difficulty) as Difficulty } : params
  ) as QuestionFilter & Params;
}
