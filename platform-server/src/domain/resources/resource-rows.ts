import type { ResourceKind, ResourceStatus } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { storedFile } from '../../db/schema';
import { grantInForce, type Reach } from './usable-resources';

type State = (typeof storedFile.$inferSelect)['state'];

/** The name of a file's state in the library. */
export const states: Readonly<Record<ResourceStatus, State>> = {
  uploading: 'uploading',
  converting: 'checking',
  ready: 'ready',
  failed: 'refused',
};

export const statusOf = (state: State): ResourceStatus =>
  (Object.keys(states) as ResourceStatus[]).find((key) => states[key] === state) ?? 'failed';

/** A row as queried by the statement below. */
export interface ResourceRow extends Record<string, unknown> {
  id: string;
  title: string;
  kind: ResourceKind;
  seconds: number | null;
  pages: number | null;
  shared: boolean;
  fileNumber: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  categoryId: string | null;
  categoryName: string | null;
  copyrightUnitId: string | null;
  copyrightUnitName: string | null;
  organId: string;
  organName: string;
  branchId: string | null;
  branchName: string | null;
  uploaderName: string | null;
  fileId: string;
  fileName: string;
  mediaType: string | null;
  bytes: number;
  state: State;
  refusal: string | null;
  hasThumbnail: boolean;
  posterId: string | null;
  posterName: string | null;
  hasPoster: boolean | null;
  uses: number;
  isGranted: boolean;
  grantEnds: string | null;
  applied: boolean;
}

/** The columns of resources `r` with `joins`. */
export const columns = ({ organId }: Reach): SQL => sql`
  r.id, r.title, r.kind, r.seconds, r.pages, r.shared, r.version,
  r.file_number AS "fileNumber", r.created_at AS "createdAt", r.updated_at AS "updatedAt",
  r.category_id AS "categoryId", c.name AS "categoryName",
  r.copyright_unit_id AS "copyrightUnitId", u.name AS "copyrightUnitName",
  r.organ_id AS "organId", o.name AS "organName", r.branch_id AS "branchId", b.name AS "branchName",
  (SELECT m.name FROM member m WHERE m.account_id = r.created_by AND m.tenant_id = r.tenant_id)
    AS "uploaderName",
  f.id AS "fileId", f.name AS "fileName", f.media_type AS "mediaType", f.bytes::float8 AS bytes,
  f.state, f.refusal, f.has_thumbnail AS "hasThumbnail",
  p.id AS "posterId", p.name AS "posterName", p.has_thumbnail AND p.state = 'ready' AS "hasPoster",
  (SELECT count(DISTINCT k.id)::int FROM course_resource s JOIN course k ON k.id = s.course_id
    WHERE s.resource_id = r.id AND ${organId}::uuid IN (r.organ_id, k.organ_id)) AS uses,
  g.id IS NOT NULL AS "isGranted", g.expires_at AS "grantEnds",
  EXISTS (SELECT FROM resource_application a WHERE a.resource_id = r.id AND a.state = 'applied'
    AND a.applicant_organ_id = ${organId}::uuid) AS applied`;

/** The joins that follow `FROM resource r`. */
export const joins = ({ organId }: Reach): SQL => sql`
  JOIN stored_file f ON f.id = r.file_id
  JOIN organ o ON o.id = r.organ_id
  LEFT JOIN category c ON c.id = r.category_id
  LEFT JOIN copyright_unit u ON u.id = r.copyright_unit_id
  LEFT JOIN branch b ON b.id = r.branch_id
  LEFT JOIN stored_file p ON p.id = r.poster_id
  LEFT JOIN LATERAL (SELECT a.id, a.expires_at FROM resource_application a
    WHERE a.resource_id = r.id AND ${grantInForce(organId)}
    ORDER BY a.expires_at DESC NULLS FIRST LIMIT 1) g ON true`;
