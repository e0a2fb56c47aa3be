import { z } from 'zod';
import * as fields from '../http/fields';

/** Conditions of the list of students, wherever a call takes them. */
export const studentFilter = {
  keyword: fields.text(64).optional(),
  departmentId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  status: z.enum(['active', 'suspended']).optional(),
};
