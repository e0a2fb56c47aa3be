import { api, quietly } from '@edu/shared-utility';

/** The current data of a student. */
export const currentStudent = (userId: string) => api.student.findById({ userId }, quietly);
