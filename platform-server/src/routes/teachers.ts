import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countReveal } from '../domain/reveals';
import { findTeachers, subjectsOf, teacherSorts } from '../domain/teachers/find-teachers';
import { subject, teacherInput } from '../domain/teachers/teacher-fields';
import { maskedTeacher, unmaskedTeacher } from '../domain/teachers/teacher-rows';
import { removeTeacher, setTeacherStatus } from '../domain/teachers/teacher-status';
import { addTeacher, changeTeacher, revealTeacher } from '../domain/teachers/teachers';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { teacherReply } from './teacher-replies';

/** Filters of the list of teachers, shared by several calls. */
export const teacherFilter = {
  keyword: fields.text(64).optional(),
  departmentId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  status: teacherInput.shape.status,
  subject: subject.optional(),
  sort: z.enum(teacherSorts).optional(),
};

const idInput = z.object({ id: fields.identifier, version: fields.version });
const write = 'teacher.write';

/** The teachers of the session's organisation, within the caller's branches. */
export async function teacherRoutes(app: FastifyInstance): Promise<void> {
  const { teacher } = contract;

  route(app, teacher.find, {
    request: z.object({ ...fields.page, ...teacherFilter }),
    response: fields.pageOf(teacherReply),
    access: 'teacher.read',
    handler: (query, { tx, caller }) => tx((t) => findTeachers(t, caller, query)),
  });

  route(app, teacher.findById, {
    request: z.object({ id: fields.identifier }),
    response: teacherReply,
    access: 'teacher.read',
    handler: async ({ id }, { tx, caller }) =>
      maskedTeacher(await tx((t) => unmaskedTeacher(t, caller, id))),
  });

  route(app, teacher.subjects, {
    response: z.array(z.string()),
    access: 'teacher.read',
    handler: (_, { tx, caller }) => tx((t) => subjectsOf(t, caller)),
  });

  route(app, teacher.save, {
    request: teacherInput,
    response: replies.createdReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => addTeacher(t, caller, input)),
  });

  route(app, teacher.update, {
    request: teacherInput.partial().extend(idInput.shape),
    response: replies.nullReply,
    access: write,
    handler: async (change, { tx, caller }) => {
      await tx((t) => changeTeacher(t, caller, change));
      return null;
    },
  });

  route(app, teacher.changeStatus, {
    request: idInput.extend({ status: z.enum(['active', 'leave', 'left']) }),
    response: replies.nullReply,
    access: write,
    handler: async (change, { tx, caller }) => {
      await tx((t) => setTeacherStatus(t, caller, change));
      return null;
    },
  });

  route(app, teacher.remove, {
    request: idInput,
    response: replies.nullReply,
    access: write,
    handler: async (item, { tx, caller }) => {
      await tx((t) => removeTeacher(t, caller, item));
      return null;
    },
  });

  route(app, teacher.reveal, {
    request: z.object({ id: fields.identifier, field: z.literal('phone') }),
    response: z.object({ value: z.string() }),
    access: 'teacher.reveal',
    handler: async (input, { tx, db, caller }) => {
      await countReveal(db, caller);
      return tx((t) => revealTeacher(t, caller, input));
    },
  });
}
