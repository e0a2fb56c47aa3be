import {
  boolean,
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
import { certificateTemplate } from './certificate-templates';
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

/** A training: courses, exams and live sessions that people complete together. */
export const train = pgTable(
  'train',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'published', 'unpublished'] })
      .notNull()
      .default('draft'),
    title: text().notNull(),
    coverId: uuid(),
    goal: text().notNull().default(''),
    description: text().notNull().default(''),
    place: text().notNull().default(''),
    /** GB/T 2260 code of the region tree. */
    regionId: text(),
    hours: integer().notNull().default(0),
    /** Start inclusive, end exclusive. */
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The period in which people can be added or join; null without a bound. */
    enrolFrom: moment(),
    enrolUntil: moment(),
    /** How many items complete it; null for all required ones. */
    passItems: integer(),
    passExams: text({ enum: ['passed', 'sat'] })
      .notNull()
      .default('passed'),
    certificateTemplateId: uuid(),
    certificateWhen: text({ enum: ['finished', 'passedAllExams', 'byHand'] })
      .notNull()
      .default('finished'),
    /** 128 random bits of the link by which people join; null while it is closed. */
    linkToken: text(),
    linkPlaces: integer(),
    linkUntil: moment(),
    userCount: integer().notNull().default(0),
    passedCount: integer().notNull().default(0),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('train_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.coverId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.certificateTemplateId],
      foreignColumns: [certificateTemplate.tenantId, certificateTemplate.id],
    }),
    index('train_created_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('train_starts_idx').on(t.tenantId, t.organId, t.startsAt, t.id),
    uniqueIndex('train_link_key').on(t.linkToken),
    index('train_branch_idx').on(t.branchId),
    index('train_cover_idx').on(t.coverId),
    index('train_template_idx').on(t.certificateTemplateId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

export const ofTrain = () => ({ id: id(), tenantId: tenantId(), trainId: uuid().notNull() });

export const trainItem = pgTable(
  'train_item',
  {
    ...ofTrain(),
    sort: integer().notNull(),
    kind: text({ enum: ['course', 'exam', 'live'] }).notNull(),
    /** Id of a course, an exam or a live session. */
    targetId: uuid().notNull(),
    required: boolean().notNull().default(true),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.trainId],
      foreignColumns: [train.tenantId, train.id],
    }).onDelete('cascade'),
    uniqueIndex('train_item_key').on(t.trainId, t.kind, t.targetId),
    index('train_item_target_idx').on(t.targetId),
    ...tenantPolicies(),
  ],
);
