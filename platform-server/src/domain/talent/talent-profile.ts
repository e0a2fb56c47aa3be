import { errorCodes, type TalentProfile } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { statusOf } from '../certificates/certificate-rows';
import { iso } from '../courses/find-courses';
import { findTalent, skillOf, sources } from './find-talent';

type Certificates = TalentProfile['certificates'];

type Assessments = TalentProfile['assessments'];

type Trainings = TalentProfile['trainings'];

/** A person with all of their certificates; throws not found for someone without any here. */
export async function talentProfile(
  tx: Tx,
  caller: Caller,
  userId: string,
): Promise<TalentProfile> {
  const { organId } = actorOf(caller);
  const { list } = await findTalent(tx, caller, { pageNum: 1, pageSize: 1, userId });
  if (!list[0]) throw new BusinessError(errorCodes.notFound);
  const ownRowsCondition = (table: 'c' | 's') =>
    sql`${sql.raw(table)}.member_id = ${userId}::uuid AND ${sql.raw(table)}.organ_id = ${organId}::uuid`;
  const certificates = await tx.execute<Certificates[number] & Record<string, unknown>>(sql`
    SELECT c.id, c.number AS "certificateNo", t.name AS "templateName",
      nullif(c.values ->> 'trainTitle', '') AS "trainTitle", ${statusOf} AS status,
      ${iso('c.issued_at')} AS "issuedAt", ${iso('c.expires_at')} AS "expiresAt", c.reason,
      coalesce(${skillOf}, '') AS skill, c.values ->> 'score' AS score
    FROM certificate c JOIN certificate_template t ON t.id = c.template_id
    LEFT JOIN assessment s ON s.certificate_id = c.id
    WHERE ${ownRowsCondition('c')} ORDER BY c.issued_at DESC, c.id LIMIT 200`);
  const assessments = await tx.execute<Assessments[number] & Record<string, unknown>>(sql`
    SELECT s.id, s.skill, s.level, s.state AS status, ${iso('s.appointed_at')} AS "appointedAt",
      s.score / 10.0::float8 AS score, s.assessor
    FROM assessment s WHERE ${ownRowsCondition('s')} ORDER BY s.created_at DESC, s.id LIMIT 200`);
  const trainings = await tx.execute<Trainings[number] & Record<string, unknown>>(sql`
    SELECT tr.id, tr.title, tr.hours, ${iso('tm.passed_at')} AS "passedAt"
    FROM train_member tm JOIN train tr ON tr.id = tm.train_id
    WHERE tm.member_id = ${userId}::uuid AND tr.organ_id = ${organId}::uuid AND tr.state <> 'draft'
    ORDER BY tr.starts_at DESC, tr.id LIMIT 200`);
  return {
    ...list[0],
    certificates: certificates.rows,
    assessments: assessments.rows,
    trainings: trainings.rows,
  };
}

/** The names of skills with at least one certificate. */
export async function certifiedSkills(tx: Tx, caller: Caller): Promise<string[]> {
  const { rows } = await tx.execute<{ skill: string }>(sql`
    SELECT DISTINCT ${skillOf} AS skill ${sources}
    WHERE c.organ_id = ${actorOf(caller).organId}::uuid AND ${skillOf} IS NOT NULL
    ORDER BY skill LIMIT 200`);
  return rows.map(({ skill }) => skill);
}
