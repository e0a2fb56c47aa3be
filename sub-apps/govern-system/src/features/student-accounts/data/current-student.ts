import { api, withoutToast } from '@edu/shared-utility';

/** The current data of a student. */
export const currentStudent = (userId: string) => api.student.findById({ userId }, withoutToast);
