import { z } from 'zod';
import * as fields from '../../http/fields';

/** Maximum of subjects of one teacher. */
const SUBJECTS = 8;

export const subject = fields.title(20);

const subjects = z
  .array(subject, 'field.subjects')
  .max(SUBJECTS, 'field.subjects')
  .transform((list) => [...new Set(list)]);

/** The fields of a teacher, in a form and in a workbook. */
export const described = {
  name: fields.personName,
  phone: fields.mobile,
  email: fields.optional(fields.email),
  staffNumber: fields.optional(fields.title(32)),
  title: fields.text(30).trim().optional(),
  subjects: subjects.optional(),
  joinedOn: fields.optional(fields.day),
};

export const teacherInput = z.object({
  ...described,
  departmentId: fields.optional(fields.identifier),
  branchId: fields.optional(fields.identifier),
  status: z.enum(['active', 'leave', 'left']).optional(),
  introduction: fields.text(500).trim().optional(),
});
