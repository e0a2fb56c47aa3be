import { listQuery, useList } from '@edu/shared-utility/admin';

export const courseStates = ['begun', 'new', 'finished'] as const;

/** Mapping of the list to its address and its call. */
export const courseQuery = listQuery({
  filters: { keyword: 'text', state: courseStates },
  pageSize: 20,
});

/** The list of the current address. */
export const useCourseList = () => useList(courseQuery);
export type CourseListState = ReturnType<typeof useCourseList>;
