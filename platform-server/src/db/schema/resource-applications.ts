import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { times } from './resource-categories';
import { resource } from './resources';
import { id, moment, tenantPolicies } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A request to use another organisation's resource. Both read it, so only the tenant's policies apply. */
export const resourceApplication = pgTable(
  'resource_application',
  {
    id: id(),
    tenantId: tenantId(),
    resourceId: uuid().notNull(),
    ownerOrganId: uuid().notNull(),
    applicantOrganId: uuid().notNull(),
    /** The name of the person who applied. */
    applicantName: text().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['applied', 'granted', 'refused'] })
      .notNull()
      .default('applied'),
    refusal: text(),
    /** When a granted application expires. */
    expiresAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid(),
    ...times(),
  },
  (t) => [
    unique('resource_application_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.ownerOrganId],
      foreignColumns: [organ.tenantId, organ.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.applicantOrganId],
      foreignColumns: [organ.tenantId, organ.id],
    }),
    index('resource_application_owner_idx').on(t.tenantId, t.ownerOrganId, t.createdAt),
    index('resource_application_applicant_idx').on(t.tenantId, t.applicantOrganId, t.createdAt),
    // at most one open application of an organisation for a resource
    uniqueIndex('resource_application_waiting_key')
      .on(t.resourceId, t.applicantOrganId)
      .where(sql`state = 'applied'`),
    ...tenantPolicies(),
  ],
);
