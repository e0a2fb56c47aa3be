import { api, quietly } from '@edu/shared-utility';

/** The student of the roster as they are now. */
export const currentStudent = (userId: string) => api.student.findById({ userId }, quietly);
