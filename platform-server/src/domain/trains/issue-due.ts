import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reasonOf } from '../../describe-error';
import type { Jobs } from '../../jobs/jobs';
import type { JobContext } from '../../jobs/kinds';
import { itemProgress } from './item-progress';

/** Limits per run, so that others get their turn. */
const [TRAINS, PEOPLE] = [20, 1000];

/** Whether every exam of the training is passed, including optional ones. */
const hasPassedAll = sql`NOT EXISTS (SELECT 1 FROM (${itemProgress(sql`tm.id = due.id`)}) s
  WHERE s.kind = 'exam' AND s.exam_passed IS NOT TRUE)`;

/**
 * Members `due` of a training `tr` who have earned its certificate but have none. Whoever has or had one, even a
 * revoked one, gets no second one by the rule.
 */
const isDue: SQL = sql`due.train_id = tr.id AND due.passed_at IS NOT NULL AND due.certified_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM certificate c WHERE c.train_id = tr.id
    AND c.template_id = tr.certificate_template_id AND c.member_id = due.member_id)
  AND (tr.certificate_when <> 'passedAllExams' OR ${hasPassedAll})`;

interface Due extends Record<string, unknown> {
  id: string;
  tenantId: string;
  organId: string;
  branchId: string | null;
  accountId: string;
  templateId: string;
}

const findTrains = (db: Database): Promise<Due[]> =>
  db.executeAsSystem<Due>(sql`
    SELECT tr.id, tr.tenant_id AS "tenantId", tr.organ_id AS "organId",
      coalesce(tr.branch_id, ct.branch_id) AS "branchId", tr.created_by AS "accountId",
      ct.id AS "templateId"
    FROM train tr JOIN certificate_template ct ON ct.id = tr.certificate_template_id
      AND ct.state = 'enabled' AND ct.organ_id = tr.organ_id
    WHERE tr.state <> 'draft' AND tr.certificate_when <> 'byHand' AND tr.starts_at <= now()
      AND tr.created_by IS NOT NULL AND EXISTS (SELECT 1 FROM train_member due WHERE ${isDue})
    ORDER BY tr.ends_at LIMIT ${TRAINS}`);

async function issueOne(
  db: Database,
  jobs: Jobs,
  noticeDelivery: JobContext['noticeDelivery'],
  train: Due,
) {
  const { id, tenantId, organId, branchId, accountId, templateId } = train;
  const people = await db.executeAsSystem<{ id: string; memberId: string }>(sql`
    SELECT due.id, due.member_id AS "memberId" FROM train_member due
    JOIN train tr ON tr.id = ${id}::uuid WHERE ${isDue} ORDER BY due.id LIMIT ${PEOPLE}`);
  if (people.length === 0) return;
  const ids = JSON.stringify(people.map((person) => person.id));
  await jobs.submit(
    {
      kind: 'certificate.issue',
      rows: people.map(({ memberId }) => [memberId]),
      // The digest makes two processes that found the same people start the same job.
      file: Buffer.from(`${id} ${ids}`),
      context: {
        ...{ tenantId, organId, accountId, ip: '', locale: noticeDelivery.locale, noticeDelivery },
        order: { templateId, trainId: id, branchId },
      },
    },
    async (tx) => {
      await tx.execute(sql`UPDATE train_member SET certified_at = now()
        WHERE id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)`);
    },
  );
}

/**
 * Starts the jobs for certificates that trainings issue automatically. What is due is read from the tables alone, so a
 * restart loses none, and the job issues one per person.
 */
export async function issueDue(
  db: Database,
  jobs: Jobs,
  noticeDelivery: JobContext['noticeDelivery'],
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  for (const train of await findTrains(db)) {
    await issueOne(db, jobs, noticeDelivery, train).catch((error: unknown) =>
      warn(reasonOf(error), { id: train.id }),
    );
  }
}
