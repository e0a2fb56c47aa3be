import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { actor } from './people';
import { tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** The branches that an actor may work in, in the order of `sort`. */
export const actorBranch = pgTable(
  'actor_branch',
  {
    tenantId: tenantId(),
    actorId: uuid().notNull(),
    branchId: uuid().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.actorId, t.branchId] }),
    foreignKey({
      columns: [t.tenantId, t.actorId],
      foreignColumns: [actor.tenantId, actor.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
