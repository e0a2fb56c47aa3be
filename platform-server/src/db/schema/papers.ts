import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { category } from './resource-categories';
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

/** Questions in sections, chosen by hand or drawn by rule. Scores are in hundredths of a point everywhere. */
export const paper = pgTable(
  'paper',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    title: text().notNull(),
    /** 0 draft, 1 enabled, 2 disabled: the specification's own numbers. */
    status: integer().notNull().default(0),
    type: text({ enum: ['fixed', 'random'] }).notNull(),
    drawn: text({ enum: ['once', 'each'] })
      .notNull()
      .default('each'),
    categoryId: uuid(),
    questionCount: integer().notNull().default(0),
    totalScore: integer().notNull().default(0),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('paper_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [category.tenantId, category.id],
    }),
    index('paper_updated_idx').on(t.tenantId, t.organId, t.updatedAt, t.id),
    index('paper_category_idx').on(t.categoryId),
    index('paper_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

export const ofPaper = () => ({ id: id(), tenantId: tenantId(), paperId: uuid().notNull() });

export const paperSection = pgTable(
  'paper_section',
  {
    ...ofPaper(),
    sort: integer().notNull(),
    title: text().notNull(),
    note: text().notNull().default(''),
  },
  (t) => [
    unique('paper_section_tenant_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.paperId],
      foreignColumns: [paper.tenantId, paper.id],
    }).onDelete('cascade'),
    index('paper_section_idx').on(t.paperId, t.sort),
    ...tenantPolicies(),
  ],
);
