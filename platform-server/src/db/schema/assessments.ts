import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { certificate } from './certificates';
import { member } from './people';
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

/** The assessment of a person in a skill. */
export const assessment = pgTable(
  'assessment',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** The student's branch at the time of registration. */
    branchId: uuid(),
    /** Null after the person was deleted; the assessment stays. */
    memberId: uuid(),
    /** A copy of the name, for the search and for deleted people. */
    name: text().notNull(),
    skill: text().notNull(),
    /** From 5, the lowest, to 1, the highest. */
    level: integer().notNull(),
    state: text({ enum: ['registered', 'appointed', 'passed', 'failed', 'certified', 'withdrawn'] })
      .notNull()
      .default('registered'),
    appointedAt: moment(),
    place: text().notNull().default(''),
    /** In tenths, 0 to 1000. */
    score: integer(),
    assessor: text().notNull().default(''),
    remarks: text().notNull().default(''),
    reason: text(),
    certificateId: uuid(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('assessment_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.certificateId],
      foreignColumns: [certificate.tenantId, certificate.id],
    }),
    // Without the tenant column, which SET NULL would empty too.
    foreignKey({ columns: [t.memberId], foreignColumns: [member.id] }).onDelete('set null'),
    // At most one open assessment per person, skill and level.
    uniqueIndex('assessment_open_key')
      .on(t.organId, t.memberId, t.skill, t.level)
      .where(sql`state IN ('registered', 'appointed')`),
    index('assessment_created_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('assessment_appointed_idx').on(t.tenantId, t.organId, t.appointedAt, t.id),
    index('assessment_member_idx').on(t.memberId),
    index('assessment_branch_idx').on(t.branchId),
    index('assessment_certificate_idx').on(t.certificateId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
