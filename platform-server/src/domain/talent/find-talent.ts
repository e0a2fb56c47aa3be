import {
  errorCodes,
  type Page,
  type PageQuery,
  type Talent,
  type TalentFilter,
  type TalentProfile,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { statusOf } from '../certificates/certificate-rows';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { regionName, withinRegion } from '../regions';
import { containing, digitsOf, joinConditions, phonePattern } from '../search';
import { maskedStudent } from '../students/masked-student';

export type TalentConditions = { readonly [K in keyof TalentFilter]?: TalentFilter[K] | undefined };

const orders = {
  certifiedAt: sql`certified_at`,
  score: sql`score`,
  name: sql`name`,
} as const;

/** The skill of a certificate `c`: that of the assessment it was issued for, or that of its template. */
const skillOf = sql`coalesce(s.skill, nullif(t.skill, ''))`;
const scoreOf = sql`CASE WHEN c.values ->> 'score' ~ '^[0-9]+([.][0-9]+)?$'
  THEN (c.values ->> 'score')::numeric END`;

const sources = sql`FROM certificate c JOIN certificate_template t ON t.id = c.template_id
  JOIN actor a ON a.member_id = c.member_id AND a.organ_id = c.organ_id AND a.kind = 'student'
  LEFT JOIN assessment s ON s.certificate_id = c.id
  LEFT JOIN branch b ON b.id = a.branch_id LEFT JOIN train tr ON tr.id = c.train_id`;

function keywordCondition(keyword: string): SQL {
  const digits = digitsOf(keyword);
  const names = containing(sql`a.member_name`, keyword);
  return digits ? sql`(a.member_phone LIKE ${phonePattern(digits)} OR ${names})` : names;
}

/** People with figures of all their certificates, restricted to those who match the conditions. */
function people(organId: string, filter: TalentConditions & { readonly userId?: string }): SQL {
  const { keyword, skill, regionId, branchId, minScore, standing, userId } = filter;
  const where = joinConditions([
    sql`c.organ_id = ${organId}::uuid`,
    userId && sql`c.member_id = ${userId}::uuid`,
    keyword?.trim() && keywordCondition(keyword.trim()),
    branchId && sql`a.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
  const region = regionId && withinRegion(regionId);
  const having = joinConditions([
    sql`true`,
    skill && sql`bool_or(${skillOf} = ${skill})`,
    region && sql`bool_or(b.region_id LIKE ${region} OR tr.region_id LIKE ${region})`,
    minScore !== undefined && sql`max(${scoreOf}) >= ${minScore}`,
    standing && sql`bool_or(${statusOf} = 'valid') = ${standing === 'valid'}`,
  ]);
  return sql`SELECT a.member_id AS id, a.member_name AS name, a.department_id, a.branch_id,
      coalesce(max(b.region_id), max(tr.region_id)) AS region_id, max(${scoreOf}) AS score,
      coalesce(array_agg(DISTINCT ${skillOf}) FILTER (WHERE ${skillOf} IS NOT NULL), '{}') AS skills,
      count(*) FILTER (WHERE ${statusOf} = 'valid')::int AS valid, count(*)::int AS total,
      max(c.issued_at) AS certified_at
    ${sources} WHERE ${where}
    GROUP BY a.id, a.member_id, a.member_name, a.department_id, a.branch_id HAVING ${having}`;
}

type Row = Omit<Talent, 'regionName'> & { regionId: string | null } & Record<string, unknown>;

const asTalent = ({ regionId, ...row }: Row): Talent => ({
  ...row,
  regionName: regionId === null ? null : regionName(regionId),
});

/**
 * One page of certified people with full numbers in the transaction's branches, last certified first. Callers must mask
 * the numbers.
 */
export async function wholeTalent(
  tx: Tx,
  caller: Caller,
  {
    pageNum,
    pageSize,
    sort = '-certifiedAt',
    ...filter
  }: PageQuery & TalentConditions & { readonly userId?: string },
): Promise<Page<Talent>> {
  const matchingPeople = people(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  const order = sql`ORDER BY p.${field} ${direction}, p.id ${direction}`;
  const { rows } = await tx.execute<Row>(sql`
    SELECT p.id AS "userId", m.name, m.phone, m.id_number AS "idNumber", p.skills,
      p.valid AS "validCount", p.total AS "certificateCount", p.score::float8 AS score,
      p.region_id AS "regionId", d.name AS "departmentName", b.name AS "branchName",
      ${iso('p.certified_at')} AS "certifiedAt"
    FROM (SELECT * FROM (${matchingPeople}) p ${order}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) p
    JOIN member m ON m.id = p.id LEFT JOIN department d ON d.id = p.department_id
    LEFT JOIN branch b ON b.id = p.branch_id ${order}`);
  const total = await countRows(tx, sql`FROM (${matchingPeople}) p`);
  return { list: rows.map(asTalent), total, pageNum, pageSize };
}

/** The same with masked numbers. */
export async function findTalent(
  tx: Tx,
  caller: Caller,
  query: Parameters<typeof wholeTalent>[2],
): Promise<Page<Talent>> {
  const page = await wholeTalent(tx, caller, query);
  return { ...page, list: page.list.map(maskedStudent) };
}

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
