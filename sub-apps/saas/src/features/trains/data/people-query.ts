import { listQuery } from '@edu/shared-utility/admin';

export const studies = ['notStarted', 'studying', 'finished'] as const;

/** The people of a training, of an address. */
export const peopleQuery = listQuery({ filters: { keyword: 'text' } });

/** How far they are. */
export const studyQuery = listQuery({ filters: { keyword: 'text', status: studies } });
