import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { seedId } from './seed-id';
import { type PlannedTrain, trainId } from './train-plan';

/** The demo's student account, which is in some of the trainings. */
export const demoStudent = seedId('member:sunrise:13900000006');

/** Sets the dates of passing to the last completed item, and links certificates to the training. */
export async function setPassDates(tx: Tx, { key, template }: PlannedTrain): Promise<void> {
  const id = trainId(key);
  await tx.execute(sql`
    UPDATE train_member tm SET started_at = dated.first, passed_at = dated.passed,
      certified_at = dated.passed
    FROM (
      SELECT x.id, min(l.started_at) AS first, CASE WHEN x.passed_at IS NOT NULL THEN
        least(tr.ends_at - interval '1 hour', now(),
          greatest(tr.starts_at + interval '2 days', max(l.finished_at))) END AS passed
      FROM train_member x JOIN train tr ON tr.id = x.train_id
      JOIN train_item i ON i.train_id = tr.id
      JOIN course_learner l ON l.course_id = i.target_id AND l.member_id = x.member_id
      WHERE tr.id = ${id}::uuid GROUP BY x.id, tr.id) dated
    WHERE dated.id = tm.id`);
  if (template === undefined) return;
  await tx.execute(sql`
    UPDATE certificate c SET train_id = ${id}::uuid
    FROM train_member tm WHERE tm.train_id = ${id}::uuid AND tm.member_id = c.member_id
      AND tm.passed_at IS NOT NULL AND c.train_id IS NULL
      AND c.template_id = ${seedId(`certificate-template:sunrise:${template}`)}::uuid`);
  await certify(tx, id, seedId(`certificate-template:sunrise:${template}`));
}

/** Reassigns a certificate without a training to each member who passed and has none. */
async function certify(tx: Tx, id: string, templateId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE certificate c SET train_id = ${id}::uuid, member_id = given.member_id, name = given.name,
      values = c.values || jsonb_build_object('name', given.name, 'idNumber', '')
    FROM (
      SELECT x.member_id, x.name, free.id FROM (
        SELECT tm.member_id, m.name, row_number() OVER (ORDER BY tm.passed_at, tm.member_id) AS rank
        FROM train_member tm JOIN member m ON m.id = tm.member_id
        WHERE tm.train_id = ${id}::uuid AND tm.passed_at IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM certificate o WHERE o.member_id = tm.member_id AND o.template_id = ${templateId}::uuid)) x
      JOIN (
        SELECT f.id, row_number() OVER (ORDER BY f.issued_at, f.id) AS rank
        FROM certificate f JOIN train tr ON tr.id = ${id}::uuid
        WHERE f.template_id = ${templateId}::uuid AND f.train_id IS NULL AND f.revoked_at IS NULL
          AND f.member_id <> ${demoStudent}::uuid AND f.issued_at > tr.starts_at) free
        ON free.rank = x.rank) given
    WHERE c.id = given.id`);
}
