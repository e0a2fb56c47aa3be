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
import { branch } from './people';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** Something that somebody uploaded. Its bytes lie in the storage under its id; what is true of them is here. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    branchId: uuid(),
    kind: text({ enum: ['video', 'audio', 'document', 'image'] }).notNull(),
    /** As the person's machine calls it, without folders. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /**
     * `uploading` until the last byte is there, `checking` until somebody has looked at it, then `ready`, or `refused`
     * with the bytes gone.
     */
    state: text({ enum: ['uploading', 'checking', 'ready', 'refused'] })
      .notNull()
      .default('uploading'),
    /** Why it was refused: a key of the server's phrases. */
    refusal: text(),
    /** What the content is, whatever the name says. */
    mediaType: text(),
    sha256: text(),
    width: integer(),
    height: integer(),
    hasThumbnail: boolean().notNull().default(false),
    /**
     * Until then a process works on it; one that died lets go by it. Of a ready one that belongs to nothing: until then
     * it is kept.
     */
    heldUntil: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    /** When the last byte came. */
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
    ...rowBranchPolicies(),
  ],
);
