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

export const department = pgTable(
  'department',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    parentId: uuid().references((): AnyPgColumn => department.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    leader: text(),
    sort: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('department_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    index('department_organ_idx').on(t.tenantId, t.organId),
    ...tenantPolicies(),
  ],
);
