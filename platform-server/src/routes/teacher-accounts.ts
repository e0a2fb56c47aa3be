import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inviteTeacher } from '../domain/teachers/invite-teacher';
import { bindTeacher } from '../domain/teachers/teacher-account';
import { requirePermission } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { countInvitation } from './invitation-limits';

const idInput = z.object({ id: fields.identifier, version: fields.version });
const write = 'teacher.write';

/** The account of a teacher. */
export async function teacherAccountRoutes(app: FastifyInstance): Promise<void> {
  const { teacher } = contract;

  route(app, teacher.bind, {
    request: idInput.extend({ administratorId: fields.identifier.nullable() }),
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      // the request names an administrator, so it needs the permission to see them
      requirePermission(caller, 'administrator.read');
      await tx((t) => bindTeacher(t, caller, input));
      return null;
    },
  });

  route(app, teacher.invite, {
    proof: 'fresh',
    request: idInput,
    response: replies.staffInvitationReply,
    access: write,
    handler: async (input, call) => {
      const { tx, caller, ip, noticeDelivery } = call;
      refuseInDemo(caller.readOnly);
      requirePermission(caller, 'administrator.write');
      await countInvitation(call, input.id);
      return tx((t) => inviteTeacher(t, caller, { ...input, ip, noticeDelivery }));
    },
  });
}
