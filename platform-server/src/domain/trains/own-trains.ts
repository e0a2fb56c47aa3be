import type { StudentTrain } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { regionName } from '../regions';
import { phaseNow } from './find-trains';
import { targets, targetTitle } from './items';
import { noProgress, statesOf } from './learners';

const PAGE = 50;

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  coverId: string | null;
  startsAt: string;
  endsAt: string;
  goal: string;
  description: string;
  place: string;
  hours: number;
  regionId: string | null;
  passItems: number | null;
  passExams: 'passed' | 'sat';
  phase: StudentTrain['phase'];
  progress: number;
  passedAt: string | null;
  certificateId: string | null;
}

type Item = Omit<StudentTrain['items'][number], keyof typeof noProgress> & {
  trainId: string;
} & Record<string, unknown>;

async function itemsIn(tx: Tx, ids: string): Promise<Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    SELECT i.train_id AS "trainId", i.id, i.kind, i.target_id AS "targetId",
      ${targetTitle} AS title, i.required, ${iso('coalesce(e.starts_at, l.starts_at)')} AS "startsAt",
      ${iso('coalesce(e.ends_at, l.ends_at)')} AS "endsAt"
    FROM train_item i ${targets}
    WHERE i.train_id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)
    ORDER BY i.sort, i.id`);
  return rows;
}

/** Published trainings of a member, running ones first. As the system. */
export async function findOwnTrains(
  tx: Tx,
  { tenantId, memberId }: Learner,
  pageNum: number,
  fileAddressOf: FileAddressOf,
): Promise<StudentTrain[]> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT tr.id, tr.title, f.id AS "coverId", ${iso('tr.starts_at')} AS "startsAt",
      ${iso('tr.ends_at')} AS "endsAt", tr.goal, tr.description, tr.place, tr.hours,
      tr.region_id AS "regionId", tr.pass_items AS "passItems", tr.pass_exams AS "passExams",
      ${phaseNow} AS phase, tm.progress / 1000.0::float8 AS progress,
      ${iso('tm.passed_at')} AS "passedAt",
      (SELECT c.id FROM certificate c WHERE c.train_id = tr.id AND c.member_id = tm.member_id
        AND c.revoked_at IS NULL ORDER BY c.issued_at DESC, c.id LIMIT 1) AS "certificateId"
    FROM train_member tm JOIN train tr ON tr.id = tm.train_id AND tr.state = 'published'
    JOIN organ o ON o.id = tr.organ_id AND o.status = 'active'
    LEFT JOIN stored_file f ON f.id = tr.cover_id AND f.state = 'ready'
    WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
      AND EXISTS (SELECT 1 FROM actor a WHERE a.member_id = tm.member_id
        AND a.organ_id = tr.organ_id AND a.kind = 'student' AND a.status = 'active')
    ORDER BY array_position(ARRAY['running', 'planned', 'over'], ${phaseNow}), tr.ends_at, tr.id
    LIMIT ${PAGE} OFFSET ${(pageNum - 1) * PAGE}`);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const items = await itemsIn(tx, ids);
  const states = await statesOf(
    tx,
    sql`tm.member_id = ${memberId}::uuid
      AND tm.train_id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)`,
  );
  return rows.map(({ coverId, regionId, passItems, passExams, ...row }) => ({
    ...row,
    cover: coverId === null ? null : fileAddressOf(coverId, 'thumbnail'),
    regionName: regionId === null ? null : regionName(regionId),
    pass: { items: passItems ?? 'required', exams: passExams },
    items: items
      .filter(({ trainId }) => trainId === row.id)
      .map(({ trainId: _, ...item }) => {
        const { progress, done, score } = { ...noProgress, ...states.get(item.id) };
        return { ...item, progress, done, score };
      }),
  }));
}
