import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { branchPoliciesWithoutPerson, createdAt, id, moment, tenantPolicies } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** An uploaded file. Its bytes are in the storage under its id; this row describes them. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    branchId: uuid(),
    kind: text({ enum: ['video', 'audio', 'document', 'image'] }).notNull(),
    /** The name on the uploader's machine, without folders. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /**
     * `uploading` until the last byte has arrived, `checking` until it is scanned, then `ready`, or `refused` with the
     * bytes deleted.
     */
    state: text({ enum: ['uploading', 'checking', 'ready', 'refused'] })
      .notNull()
      .default('uploading'),
    /** Why it was refused: a key of the server's phrases. */
    refusal: text(),
    /** The type detected from the content, whatever the name. */
    mediaType: text(),
    sha256: text(),
    width: integer(),
    height: integer(),
    hasThumbnail: boolean().notNull().default(false),
    /**
     * A lease of the process working on it, which expires if that process dies. For a ready file that nothing refers
     * to: how long it is kept.
     */
    heldUntil: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    /** When the last byte arrived. */
    finishedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('stored_file_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }),
    index('stored_file_state_idx').on(t.state, t.updatedAt),
    index('stored_file_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
