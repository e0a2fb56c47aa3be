import { api, type Course, withoutToast } from '@edu/shared-utility';

/** Reads the course from the server, bypassing the cache. @throws the error of the call */
export const reloadCourse = (id: string): Promise<Course> =>
  api.course.findById({ id }, withoutToast);
