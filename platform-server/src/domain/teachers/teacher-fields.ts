import { z } from 'zod';
import * as fields from '../../http/fields';

/** Maximum of subjects of one teacher. */
const SUBJECTS = 8;

export const subject = fields.requiredText(20);

const subjects = z
  .array(subject, 'field.subjects')
  .max(SUBJECTS, 'field.subjects')
  .transform((list) => [...new Set(list)]);

/** The fields of a teacher, in a form and in a workbook. */
export const described = {
  name: fields.personName,
  phone: fields.mobile,
  email: fields.emptyAsNull(fields.email),
  staffNumber: fields.emptyAsNull(fields.requiredText(32)),
  title: fields.text(30).trim().optional(),
  subjects: subjects.optional(),
  joinedOn: fields.emptyAsNull(fields.day),
};

export const teacherInput = z.object({
  ...described,
  departmentId: fields.emptyAsNull(fields.identifier),
  branchId: fields.emptyAsNull(fields.identifier),
  status: z.enum(['active', 'leave', 'left']).optional(),
  introduction: fields.text(500).trim().optional(),
});
