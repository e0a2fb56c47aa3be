import { listQuery, useList } from '@edu/shared-utility/admin';

export const courseStates = ['begun', 'new', 'finished'] as const;

/** How the list is in its address and in the parameters of its call. */
export const courseQuery = listQuery({
  filters: { keyword: 'text', state: courseStates },
  pageSize: 20,
});

/** The list that the address asks for. */
export const useCourseList = () => useList(courseQuery);
export type CourseListState = ReturnType<typeof useCourseList>;
