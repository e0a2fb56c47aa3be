import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, organPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** The columns that all tables of teaching content have. */
export const times = () => ({
  /** Id of an account. */
  createdBy: uuid(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
  version: version(),
});

/** A folder of an organisation for its resources of one kind, or for its courses, questions, papers or articles. */
export const category = pgTable(
  'category',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    type: text({
      enum: ['video', 'audio', 'document', 'image', 'course', 'question', 'paper', 'article'],
    }).notNull(),
    parentId: uuid().references((): AnyPgColumn => category.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    ...times(),
  },
  (t) => [
    unique('category_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    index('category_organ_idx').on(t.tenantId, t.organId, t.type),
    index('category_parent_idx').on(t.parentId),
    ...tenantPolicies(),
    ...organPolicies(),
  ],
);

/** The holder of a resource's rights, such as a publisher or author. */
export const copyrightUnit = pgTable(
  'copyright_unit',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    name: text().notNull(),
    /** The last day of the licence; null without end. */
    validUntil: date({ mode: 'string' }),
    ...times(),
  },
  (t) => [
    unique('copyright_unit_tenant_id_key').on(t.tenantId, t.id),
    unique('copyright_unit_name_key').on(t.tenantId, t.organId, t.name),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    ...tenantPolicies(),
    ...organPolicies(),
  ],
);
