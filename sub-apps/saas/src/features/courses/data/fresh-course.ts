import { api, type Course, quietly } from '@edu/shared-utility';

/** The course as the platform has it now, whatever the page shows. @throws what the platform says against it */
export const freshCourse = (id: string): Promise<Course> => api.course.findById({ id }, quietly);
