import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findStudents, studentSorts } from '../domain/students/find-students';
import { addStudent, deleteStudent, updateStudent } from '../domain/students/students';
import { actorOf } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const studentInput = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.optional(fields.email),
  idNumber: fields.optional(fields.idNumber),
  departmentId: fields.optional(fields.identifier),
  branchId: fields.optional(fields.identifier),
  status: z.enum(['active', 'suspended']).optional(),
});

/** The students of the session's organisation, as far as the caller's branches reach. */
export async function studentRoutes(app: FastifyInstance): Promise<void> {
  const { user } = contract;

  route(app, user.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      departmentId: fields.identifier.optional(),
      branchId: fields.identifier.optional(),
      status: z.enum(['active', 'suspended']).optional(),
      sort: z.enum(studentSorts).optional(),
    }),
    response: fields.pageOf(replies.student),
    access: 'student.read',
    handler: (input, { query, caller }) => findStudents(query, actorOf(caller).organId, input),
  });

  route(app, user.addStudent, {
    request: studentInput,
    response: z.object({ userId: z.string() }),
    access: 'student.write',
    handler: (input, { tx, caller }) => tx((t) => addStudent(t, caller, input)),
  });

  route(app, user.updateStudent, {
    request: studentInput.partial().extend({ userId: fields.identifier, version: fields.version }),
    response: replies.nothing,
    access: 'student.write',
    handler: async (input, { tx, caller }) => {
      await tx((t) => updateStudent(t, caller, input));
      return null;
    },
  });

  route(app, user.delete, {
    request: z.object({ userId: fields.identifier, version: fields.versionInAddress }),
    response: replies.nothing,
    access: 'student.write',
    handler: async (student, { tx, caller }) => {
      await tx((t) => deleteStudent(t, caller, student));
      return null;
    },
  });
}
