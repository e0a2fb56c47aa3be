import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A branch (school, campus) of an organisation. */
export const branch = pgTable(
  'branch',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    parentId: uuid().references((): AnyPgColumn => branch.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    /** Short code used by switchBranch in the new flow. */
    ucode: text().notNull(),
    /** GB/T 2260 code of the region tree. */
    regionId: text(),
    sort: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('branch_tenant_id_key').on(t.tenantId, t.id),
    unique('branch_ucode_key').on(t.tenantId, t.ucode),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    // Every request reads the branches below the caller's.
    index('branch_organ_idx').on(t.organId),
    index('branch_parent_idx').on(t.parentId),
    ...tenantPolicies(),
  ],
);
