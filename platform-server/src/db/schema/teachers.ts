import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { department } from './departments';
import { invitation } from './invitations';
import { actor } from './people';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A teacher of an organisation, with or without an account. */
export const teacher = pgTable(
  'teacher',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** The branch where they teach; null for the whole organisation. */
    branchId: uuid(),
    departmentId: uuid(),
    /** Their staff actor, with which they log in; null after it was deleted. */
    actorId: uuid().references(() => actor.id, { onDelete: 'set null' }),
    /** Their open invitation; accepting it creates the actor. */
    invitationId: uuid().references(() => invitation.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    staffNumber: text(),
    /** Such as lecturer or professor. */
    title: text().notNull().default(''),
    subjects: text().array().notNull().default(sql`'{}'`),
    joinedOn: date({ mode: 'string' }),
    status: text({ enum: ['active', 'leave', 'left'] })
      .notNull()
      .default('active'),
    introduction: text().notNull().default(''),
    /** The account that added them. */
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('teacher_tenant_id_key').on(t.tenantId, t.id),
    unique('teacher_phone_key').on(t.tenantId, t.organId, t.phone),
    unique('teacher_number_key').on(t.tenantId, t.organId, t.staffNumber),
    uniqueIndex('teacher_actor_key').on(t.actorId),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.departmentId],
      foreignColumns: [department.tenantId, department.id],
    }),
    index('teacher_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('teacher_branch_idx').on(t.branchId),
    index('teacher_department_idx').on(t.departmentId),
    index('teacher_invitation_idx').on(t.invitationId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
