import type { RowKind } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { branch, department, role } from '../db/schema';
import { actorOf, worksIn } from '../http/caller';
import { staffActor } from './admin/find-actor';
import { announcementById } from './announcements/find-announcements';
import { profileById } from './find-profiles';
import { asManagerOf } from './organs/organ-access';
import { type Kind, notFoundError, targetInOrgan } from './row-target';
import { findStudent } from './students/one-student';
import { unmaskedTeacher } from './teachers/teacher-rows';

/** How rows of people, roles, branches, organisations and messages are found by their id. */
export const organisationTargets = {
  administrator: {
    permission: 'administrator.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await staffActor(tx, caller, id)).id),
  },
  announcement: {
    permission: 'message.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await announcementById(tx, caller, id)).id),
  },
  branch: {
    permission: 'branch.read',
    target: async (tx, caller, id) => {
      const { organId } = branch;
      const [row] = await tx
        .select({ id: branch.id, organId })
        .from(branch)
        .where(eq(branch.id, id));
      if (!row) throw notFoundError();
      const organCaller = await asManagerOf(tx, caller, row.organId, 'organ.read');
      if (!worksIn(organCaller, id)) throw notFoundError();
      return row;
    },
  },
  department: {
    permission: 'department.write',
    target: async (tx, caller, id) => {
      const condition = and(eq(department.id, id), eq(department.organId, actorOf(caller).organId));
      const [row] = await tx.select({ id: department.id }).from(department).where(condition);
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
  },
  organ: {
    permission: 'branch.read',
    target: async (tx, caller, id) => {
      await asManagerOf(tx, caller, id, 'organ.read');
      return { id, organId: id };
    },
  },
  profile: {
    permission: 'profile.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await profileById(tx, caller, id)).accountId),
  },
  role: {
    permission: 'role.read',
    target: async (tx, caller, id) => {
      const [row] = await tx.select({ id: role.id }).from(role).where(eq(role.id, id));
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
  },
  student: {
    permission: 'student.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await findStudent(tx, caller, id)).userId),
  },
  teacher: {
    permission: 'teacher.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await unmaskedTeacher(tx, caller, id)).id),
  },
} satisfies Partial<Record<RowKind, Kind>>;
