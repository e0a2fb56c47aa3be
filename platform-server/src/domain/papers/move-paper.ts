import {
  errorCodes,
  type PaperProblem,
  type PaperSection,
  type PaperStatus,
  paperMoves,
} from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { paper } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { PhraseKey } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FilesOf } from '../resources/text-files';
import { examsWith } from './find-papers';
import { requireMove } from './moves';
import { paperProblems } from './problems';
import { lockPaper, type VersionedId } from './read-paper';
import { readSections } from './read-sections';
import { writePaper } from './save-paper';
import { storedSections } from './stored-sections';

const phrases: Readonly<Record<PaperProblem['kind'], PhraseKey>> = {
  noQuestions: 'paper.noQuestions',
  emptySection: 'paper.emptySection',
  tooFew: 'paper.tooFew',
  withdrawn: 'paper.withdrawn',
  outdated: 'paper.outdated',
};

/** The position of a problem, counted from one. */
function positionOfProblem(sections: readonly PaperSection[], { sectionId, lineId }: PaperProblem) {
  const section = sections.findIndex(({ id }) => id === sectionId);
  const { questions = [], rules = [] } = sections[section] ?? {};
  const line = [...questions, ...rules].findIndex(({ id }) => id === lineId);
  const rule = rules.find(({ id }) => id === lineId);
  return {
    ...{ section: section + 1, line: line + 1 },
    ...(rule && { left: rule.left, count: rule.count }),
  };
}

/** Refuses an incomplete paper: the message names the first problem, `data` has all. */
export function requireComplete(sections: readonly PaperSection[]): void {
  const problems = paperProblems(sections);
  const first = problems.find(({ blocks }) => blocks);
  if (!first) return;
  throw new BusinessError(errorCodes.conflict, {
    phrase: phrases[first.kind],
    values: positionOfProblem(sections, first),
    data: { problems },
  });
}

/** Publishes a paper for exams, or withdraws it. */
export async function movePaper(
  tx: TenantTx,
  caller: Caller,
  { status, ...target }: VersionedId & { readonly status: PaperStatus },
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockPaper(tx, caller, target, filesOf);
  const move = (['enable', 'disable'] as const).find((item) => paperMoves[item].to === status);
  if (!move) throw new BusinessError(errorCodes.conflict, { phrase: 'paper.state' });
  requireMove(move, row);
  if (move === 'enable') {
    requireComplete(await readSections(tx, row, await storedSections(tx, row.id)));
  }
  await writePaper(tx, row.id, { status });
  const { title } = row;
  const action = move === 'enable' ? 'paper.enabled' : 'paper.disabled';
  await audit(tx, { ...auditContext(caller, row.id), action, detail: { title } });
}

export async function deletePaper(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockPaper(tx, caller, target, filesOf);
  requireMove('delete', row, (await examsWith(tx, [row.id])).get(row.id));
  await tx.delete(paper).where(eq(paper.id, row.id));
  const { title } = row;
  await audit(tx, { ...auditContext(caller, row.id), action: 'paper.deleted', detail: { title } });
}
