import type { contract } from '@edu/shared-utility/contract';

/** Calls that `course` and `courseAdmin` share, by their different names. */
export const bases = ({ course, courseAdmin }: typeof contract) =>
  [
    {
      ...course,
      chapters: course.getValidCourseChapterInfo,
      saveAll: course.saveChapters,
      saveAndPublish: course.saveAndPublishChapters,
    },
    {
      ...courseAdmin,
      chapters: courseAdmin.getValidCourseItemInfo,
      saveAll: courseAdmin.saveItems,
      saveAndPublish: courseAdmin.saveAndPublishItems,
    },
  ] as const;

export type CourseBase = ReturnType<typeof bases>[number];
