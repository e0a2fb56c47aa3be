import { listQuery } from '@edu/shared-utility/admin';

export const studyStatuses = ['notStarted', 'studying', 'finished'] as const;

/** The query of a training's members in the URL. */
export const peopleQuery = listQuery({ filters: { keyword: 'text' } });

/** The query of their progress in the URL. */
export const studyQuery = listQuery({ filters: { keyword: 'text', status: studyStatuses } });
