import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, systemOnlyPolicies } from './shared';
import { tenantId } from './tenant-id';

/** A tenant's signing keys, the newest of which signs; the private key cannot be read inside a tenant. */
export const signingKey = pgTable(
  'signing_key',
  {
    /** Thumbprint of the public key. */
    kid: text().primaryKey(),
    tenantId: tenantId(),
    publicJwk: jsonb().$type<Record<string, string>>().notNull(),
    privateJwk: jsonb().$type<Record<string, string>>().notNull(),
    isCurrent: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('signing_key_tenant_idx').on(t.tenantId, t.createdAt), ...systemOnlyPolicies()],
);
