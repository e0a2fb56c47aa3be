import type { Page, PageQuery, Talent, TalentFilter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
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
export const skillOf = sql`coalesce(s.skill, nullif(t.skill, ''))`;
const scoreOf = sql`CASE WHEN c.values ->> 'score' ~ '^[0-9]+([.][0-9]+)?$'
  THEN (c.values ->> 'score')::numeric END`;

export const sources = sql`FROM certificate c JOIN certificate_template t ON t.id = c.template_id
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
export async function unmaskedTalent(
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
  query: Parameters<typeof unmaskedTalent>[2],
): Promise<Page<Talent>> {
  const page = await unmaskedTalent(tx, caller, query);
  return { ...page, list: page.list.map(maskedStudent) };
}
