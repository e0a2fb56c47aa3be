import { z } from 'zod';
import * as fields from '../http/fields';

/** Filters of the list of students, shared by several calls. */
export const studentFilter = {
  keyword: fields.text(64).optional(),
  departmentId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  status: z.enum(['active', 'suspended']).optional(),
};
