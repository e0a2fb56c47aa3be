import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asJob } from '../domain/jobs';
import { countReveal } from '../domain/reveals';
import { changeAll } from '../domain/students/change-all';
import { findStudents, studentSorts } from '../domain/students/find-students';
import { findStudent, revealNumber } from '../domain/students/one-student';
import { addStudent, deleteStudent, updateStudent } from '../domain/students/students';
import { actorOf } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { studentFilter } from './student-filter';

const studentInput = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.emptyAsNull(fields.email),
  idNumber: fields.emptyAsNull(fields.idNumber),
  departmentId: fields.emptyAsNull(fields.identifier),
  branchId: fields.emptyAsNull(fields.identifier),
  status: z.enum(['active', 'suspended']).optional(),
});

/** The students of the session's organisation, within the caller's branches. */
export async function studentRoutes(app: FastifyInstance): Promise<void> {
  const { student, user } = contract;

  route(app, user.findByCondition, {
    request: z.object({
      ...fields.page,
      ...studentFilter,
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
    response: replies.nullReply,
    access: 'student.write',
    handler: async (input, { tx, caller }) => {
      await tx((t) => updateStudent(t, caller, input));
      return null;
    },
  });

  route(app, user.delete, {
    request: z.object({ userId: fields.identifier, version: fields.versionInQuery }),
    response: replies.nullReply,
    access: 'student.write',
    handler: async (student, { tx, caller }) => {
      await tx((t) => deleteStudent(t, caller, student));
      return null;
    },
  });

  route(app, student.findById, {
    request: z.object({ userId: fields.identifier }),
    response: replies.student,
    access: 'student.read',
    handler: ({ userId }, { tx, caller }) => tx((t) => findStudent(t, caller, userId)),
  });

  route(app, student.changeAll, {
    request: z.object({
      filter: z.strictObject(studentFilter),
      change: z
        .strictObject({
          status: studentInput.shape.status,
          departmentId: fields.identifier.nullish(),
          branchId: fields.identifier.nullish(),
        })
        .refine((change) => Object.values(change).some((value) => value !== undefined)),
      expected: z.number().int().min(1),
      requestId: fields.identifier,
    }),
    response: z.object({ changed: z.number().int(), job: replies.job.nullable() }),
    access: 'student.write',
    handler: async (order, { caller, ip, locale, noticeDelivery, query, tx }) => {
      refuseInDemo(caller.readOnly);
      const { jobs } = app.services;
      const call = { caller, ip, jobs, context: { locale, noticeDelivery }, query, tx };
      const { changed, job } = await changeAll(order, call);
      return { changed, job: job && asJob(job) };
    },
  });

  route(app, student.reveal, {
    request: z.object({ userId: fields.identifier, field: z.enum(['phone', 'idNumber']) }),
    response: replies.revealed,
    access: 'student.reveal',
    handler: async (input, { tx, db, caller }) => {
      await countReveal(db, caller);
      return tx((t) => revealNumber(t, caller, input));
    },
  });
}
