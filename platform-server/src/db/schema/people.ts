import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { branch } from './branches';
import { department } from './departments';
import { branchPolicies, createdAt, id, moment, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A tenant's record of a person: the account may be missing (imported, not yet registered). */
export const member = pgTable(
  'member',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: uuid().references(() => account.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    idNumber: text(),
    /** The last log-in at this tenant's pages; log-ins elsewhere are not visible to the tenant. */
    lastLoginAt: moment(),
    createdAt: createdAt(),
    version: version(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('member_tenant_id_key').on(t.tenantId, t.id),
    unique('member_phone_key').on(t.tenantId, t.phone),
    unique('member_account_key').on(t.tenantId, t.accountId),
    index('member_account_idx').on(t.accountId),
    ...tenantPolicies(),
  ],
);

/** A person's position in one organisation, as staff or student. */
export const actor = pgTable(
  'actor',
  {
    id: id(),
    tenantId: tenantId(),
    memberId: uuid().notNull(),
    organId: uuid().notNull(),
    departmentId: uuid(),
    /** A student's branch; null for the whole organisation. The branches of staff are in `actor_branch`. */
    branchId: uuid(),
    /**
     * Copies of the member's columns, kept up to date by triggers, so that long lists can sort and search in one table.
     */
    memberName: text(),
    memberPhone: text(),
    kind: text({ enum: ['staff', 'student'] }).notNull(),
    /** The person's function there, shown when an identity is chosen. */
    title: text().notNull().default(''),
    status: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    sort: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('actor_tenant_id_key').on(t.tenantId, t.id),
    unique('actor_place_key').on(t.tenantId, t.memberId, t.organId, t.kind),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({
      columns: [t.tenantId, t.departmentId],
      foreignColumns: [department.tenantId, department.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }),
    // Each index has all columns of the list's conditions and of row-level security, so that late pages and the total
    // need no table rows.
    ...(
      [
        ['actor_list_idx', t.createdAt],
        ['actor_name_idx', t.memberName],
        ['actor_phone_idx', t.memberPhone],
      ] as const
    ).map(([name, order]) =>
      index(name).on(
        ...([t.tenantId, t.organId, t.kind, order, t.id] as const),
        ...([t.branchId, t.departmentId, t.status, t.memberId] as const),
      ),
    ),
    ...tenantPolicies(),
    ...branchPolicies(),
  ],
);
