import { z } from 'zod';
import type { Database, Tx } from '../../db/database';
import { certificate } from '../../db/schema';
import type { ChunkOutcome, JobContext, JobKind, RowProblem } from '../../jobs/kinds';
import { phrase } from '../../phrases';
import { originOfTenant } from '../account/tenant-origin';
import type { Secret } from '../codes/secret';
import { organNameOf, trainOf } from './certificate-names';
import { candidates, issueProblems, type Problem } from './check-issue';
import { issueTo } from './issue-certificates';
import { selectTemplateForUpdate } from './issuing';
import type { Painter } from './painter';

/** The stored parameters of an issuing job. */
export const issueOrder = z.object({
  templateId: z.string(),
  trainId: z.string().nullable(),
  branchId: z.string().nullable(),
});

type Rows = readonly (readonly string[])[];

const idsOf = (rows: Rows): string[] => rows.flatMap(([id]) => (id ? [id] : []));

async function facts(tx: Tx, { order, organId, tenantId, noticeDelivery }: JobContext, rows: Rows) {
  const { templateId, trainId, branchId } = issueOrder.parse(order);
  const template = await selectTemplateForUpdate(tx, templateId);
  const people = await candidates(tx, {
    ...{ templateId, trainId, ids: idsOf(rows) },
    organId: organId ?? '',
  });
  const train = await trainOf(tx, trainId);
  const organName = await organNameOf(tx, organId ?? '');
  const origin = await originOfTenant(tx, tenantId, noticeDelivery);
  return { template, people, train, organName, origin, branchId };
}

/** The job that issues certificates to students in batches, each with its number and signature. */
export function certificateIssue(painter: Painter, secret: Secret): JobKind<readonly Problem[]> {
  /** Looks up missing glyphs before the transaction begins, since it takes long. */
  async function before(db: Database, rows: Rows, _: number, context: JobContext) {
    const { template, people, ...issueContext } = await db.withSystem((tx) =>
      facts(tx, context, rows),
    );
    return template ? issueProblems(people, { ...issueContext, template }, painter) : [];
  }

  async function run(
    tx: Tx,
    rows: Rows,
    first: number,
    context: JobContext,
    problems: readonly Problem[],
  ): Promise<ChunkOutcome> {
    const { tenantId, organId, accountId, ip, locale } = context;
    const { template, people, ...issueContext } = await facts(tx, context, rows);
    const usable = template?.state === 'enabled' && template.organId === organId;
    const refused = new Map(problems.map((problem) => [problem.userId, problem]));
    const ready = people.filter(
      (person) => usable && !person.hasCertificate && !refused.has(person.memberId),
    );
    if (template && usable) {
      await issueTo(
        tx,
        { ...issueContext, template, tenantId, organId, accountId, ip, secret },
        ready,
      );
    }
    const issuedIds = new Set(ready.map(({ memberId }) => memberId));
    const rowProblems = idsOf(rows).flatMap((id, index): RowProblem[] => {
      if (issuedIds.has(id)) return [];
      const refusedProblem = refused.get(id);
      const detail = refusedProblem?.detail ?? '';
      const message = phrase(locale, `certificate.not.${refusedProblem?.kind ?? 'has'}`, {
        detail,
      });
      return [{ row: first + index, column: refusedProblem?.name ?? '', message }];
    });
    return { imported: issuedIds.size, failed: rowProblems.length, problems: rowProblems };
  }
  return { chunk: 50, tables: [certificate], before, run };
}
