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
import { storedFile } from './files';
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
import { train } from './trains';

/** A training declared to the operators who oversee trainings, with its values when it was submitted. */
export const declaration = pgTable(
  'declaration',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** The branch of the training. */
    branchId: uuid(),
    trainId: uuid().notNull(),
    state: text({ enum: ['draft', 'submitted', 'accepted', 'returned'] })
      .notNull()
      .default('draft'),
    title: text().notNull(),
    goal: text().notNull(),
    regionId: text(),
    hours: integer().notNull(),
    place: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    enrolFrom: moment(),
    enrolUntil: moment(),
    userCount: integer().notNull(),
    remark: text().notNull().default(''),
    /** The reason of its return. */
    reason: text(),
    submittedAt: moment(),
    submittedBy: uuid(),
    decidedAt: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('declaration_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({ columns: [t.tenantId, t.trainId], foreignColumns: [train.tenantId, train.id] }),
    uniqueIndex('declaration_train_key').on(t.trainId),
    index('declaration_created_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('declaration_queue_idx').on(t.state, t.submittedAt, t.id),
    index('declaration_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

export const ofDeclaration = () => ({
  id: id(),
  tenantId: tenantId(),
  declarationId: uuid().notNull(),
});

export const declarationFile = pgTable(
  'declaration_file',
  { ...ofDeclaration(), fileId: uuid().notNull(), sort: integer().notNull() },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.declarationId],
      foreignColumns: [declaration.tenantId, declaration.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.fileId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    index('declaration_file_declaration_idx').on(t.declarationId, t.sort),
    uniqueIndex('declaration_file_key').on(t.fileId),
    ...tenantPolicies(),
  ],
);

/** The history of a declaration, for both sides. */
export const declarationEvent = pgTable(
  'declaration_event',
  {
    ...ofDeclaration(),
    kind: text({ enum: ['submitted', 'accepted', 'returned'] }).notNull(),
    reason: text(),
    /** The name at that time of the person who did it. */
    byName: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.declarationId],
      foreignColumns: [declaration.tenantId, declaration.id],
    }).onDelete('cascade'),
    index('declaration_event_declaration_idx').on(t.declarationId, t.createdAt),
    ...tenantPolicies(),
  ],
);
