import type { IssueCheck } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { textsOf as lettersOf } from './field-text';
import { type Issuing, type Person, valuesOf } from './issuing';
import type { TemplateRow } from './lock-template';
import { numberOf, patternOf } from './number-pattern';
import type { Painter } from './painter';
import { dayOf, monthsLater, prints, textsOf } from './print';

export type Problem = IssueCheck['problems'][number];

interface PersonRow extends Record<string, unknown> {
  score: string;
  memberId: string;
  name: string;
  idNumber: string | null;
  hasCertificate: boolean;
  isInTrain: boolean | null;
}

export interface Candidate extends Person {
  readonly hasCertificate: boolean;
  /** Whether the person belongs to the training that it is for; null where that does not matter. */
  readonly isInTrain: boolean | null;
}

interface IssueCheckRequest {
  readonly organId: string;
  readonly templateId: string;
  readonly trainId: string | null;
  readonly ids: readonly string[];
}

/**
 * Students among these ids in the caller's branches, with their average score in the training's exams, whether they
 * belong to it, and whether they already have such a certificate.
 */
export async function candidates(
  tx: Tx,
  { organId, templateId, trainId, ids }: IssueCheckRequest,
): Promise<Candidate[]> {
  const { rows } = await tx.execute<PersonRow>(sql`
    SELECT m.id AS "memberId", m.name, m.id_number AS "idNumber", EXISTS (
      SELECT FROM certificate c WHERE c.member_id = m.id AND c.template_id = ${templateId}::uuid
        AND c.train_id IS NOT DISTINCT FROM ${trainId}::uuid AND c.revoked_at IS NULL
        AND (c.expires_at IS NULL OR c.expires_at > now())) AS "hasCertificate",
      CASE WHEN ${trainId}::uuid IS NOT NULL THEN EXISTS (SELECT FROM train_member t
        WHERE t.train_id = ${trainId}::uuid AND t.member_id = m.id) END AS "isInTrain",
      coalesce((SELECT trim_scale(round(avg(s.score) / 100.0, 1))::text FROM train_item i
        JOIN sitting s ON s.exam_id = i.target_id AND s.member_id = m.id AND s.counts
        WHERE i.train_id = ${trainId}::uuid AND i.kind = 'exam'), '') AS score
    FROM actor a JOIN member m ON m.id = a.member_id
    WHERE a.organ_id = ${organId}::uuid AND a.kind = 'student'
      AND m.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  return rows;
}

type CheckContext = Pick<Issuing, 'train' | 'organName'> & { readonly template: TemplateRow };

/** Why some of them cannot get one; missing glyphs are looked up in another thread. */
export async function issueProblems(
  people: readonly Candidate[],
  { template, ...issueContext }: CheckContext,
  painter: Painter,
): Promise<Problem[]> {
  const { fields, numberPattern, validMonths } = template;
  const issuedAt = new Date();
  const number = numberOf(patternOf(numberPattern, dayOf(issuedAt)), 1);
  const expiresAt = monthsLater(issuedAt, validMonths);
  const fontTexts = people.map((person) => {
    const texts = textsOf({ number, values: valuesOf(issueContext, person), issuedAt, expiresAt });
    return lettersOf(fields, { texts, photo: null, qr: '', credential: null });
  });
  const missing = await painter.missing(fontTexts.flat());
  const textsPerPerson = fields.filter(({ key }) => !['photo', 'seal', 'qr'].includes(key)).length;
  const [needsId, needsPhoto] = [prints(fields, 'idNumber'), prints(fields, 'photo')];
  return people.flatMap((person, index): Problem[] => {
    const { memberId: userId, name, idNumber, score, hasCertificate, isInTrain } = person;
    const letters = [
      ...new Set(missing.slice(index * textsPerPerson, (index + 1) * textsPerPerson).join('')),
    ].join('');
    const problemOf = (kind: Problem['kind'], detail = '') => ({ userId, name, kind, detail });
    if (hasCertificate) return [problemOf('has')];
    if (isInTrain === false) return [problemOf('train')];
    // A certificate with an unfilled value must not be issued.
    if (isInTrain && score === '' && prints(fields, 'score')) return [problemOf('score')];
    if (letters) return [problemOf('glyphs', letters)];
    if (needsId && !idNumber) return [problemOf('idNumber')];
    return needsPhoto ? [problemOf('photo')] : [];
  });
}
