import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountSessions } from '../domain/admin/account-sessions';
import { endAccountSessions } from '../domain/admin/end-account-sessions';
import { accountOfStudent, openStudentAccount } from '../domain/students/student-account';
import { findStudentAccounts, studentAccountSorts } from '../domain/students/student-accounts';
import { withdrawFromStudent } from '../domain/students/student-invitation';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { randomPassword } from './administrator';
import { resetPasswordOfAnother } from './generated-password';
import { countInvitation } from './invitation-limits';
import { studentFilter } from './student-filter';

const row = z.object({
  version: z.number().int(),
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  departmentName: z.string().nullable(),
  branchName: z.string().nullable(),
  status: z.enum(['active', 'suspended']),
  login: z
    .object({
      phone: z.string().nullable(),
      mail: z.string().nullable(),
      lastLoginAt: z.string().nullable(),
      sessions: z.number().int(),
    })
    .nullable(),
  invited: z.boolean(),
});

const byUser = z.object({ userId: fields.identifier });

/** How students of the session's organisation log in, within the caller's branches. */
export async function studentAccountRoutes(app: FastifyInstance): Promise<void> {
  const { studentAccount } = contract;

  route(app, studentAccount.find, {
    request: z.object({
      ...fields.page,
      ...studentFilter,
      account: z.enum(['with', 'without']).optional(),
      sort: z.enum(studentAccountSorts).optional(),
    }),
    response: fields.pageOf(row),
    access: 'student.read',
    handler: (query, { tx, caller }) => tx((t) => findStudentAccounts(t, caller, query)),
  });

  route(app, studentAccount.open, {
    proof: 'fresh',
    request: byUser,
    response: z.object({ invited: z.boolean() }),
    access: 'student.write',
    handler: async ({ userId }, call) => {
      const { tx, caller, ip, noticeDelivery } = call;
      refuseInDemo(caller.readOnly);
      await countInvitation(call, userId);
      return tx((t) => openStudentAccount(t, caller, { userId, ip, noticeDelivery }));
    },
  });

  route(app, studentAccount.withdraw, {
    request: byUser,
    response: replies.nullReply,
    access: 'student.write',
    handler: async ({ userId }, { tx, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await tx((t) => withdrawFromStudent(t, caller, { userId, ip }));
      return null;
    },
  });

  route(app, studentAccount.makePassword, {
    request: byUser,
    response: z.object({ password: z.string() }),
    access: 'account.reset',
    handler: async ({ userId }, call) => {
      const password = randomPassword();
      await resetPasswordOfAnother(call, userId, password, accountOfStudent);
      return { password };
    },
  });

  route(app, studentAccount.findSessions, {
    request: byUser,
    response: z.array(replies.administratorSession),
    access: 'account.reset',
    handler: ({ userId }, { db, caller }) => accountSessions(db, caller, userId, accountOfStudent),
  });

  route(app, studentAccount.endSessions, {
    proof: 'fresh',
    request: byUser.extend({
      sessionId: fields.identifier.optional(),
      reason: fields.requiredText(200),
    }),
    response: z.object({ ended: z.number().int() }),
    access: 'account.reset',
    handler: ({ userId: id, ...ending }, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      const endingRequest = { id, ...ending, ip, noticeDelivery };
      return endAccountSessions(db, caller, endingRequest, accountOfStudent);
    },
  });
}
