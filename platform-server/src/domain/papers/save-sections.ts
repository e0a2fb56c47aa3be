import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import type { FilesOf } from '../resources/text-files';
import { checkOnce, checkRules, checkType } from './check-sections';
import { requireMove } from './moves';
import { type paperContent, QUESTIONS } from './paper-fields';
import { lockPaper, type PaperRow } from './read-paper';
import { writePaper } from './save-paper';
import { sectionsFrom } from './sections-from-input';
import { type StoredSection, storedSections, totalsOf, writeSections } from './stored-sections';

/** Stores the sections with an audit entry; does nothing if they are unchanged. */
export async function replaceSections(
  tx: TenantTx,
  caller: Caller,
  row: PaperRow,
  {
    before: formerSections,
    after,
  }: { readonly before: readonly StoredSection[]; readonly after: StoredSection[] },
): Promise<{ version: number }> {
  if (isDeepStrictEqual(formerSections, after)) return { version: row.version };
  const figures = totalsOf(after);
  if (figures.questionCount > QUESTIONS) {
    throw new FieldError('sections', 'paper.many', errorCodes.invalidInput);
  }
  await writeSections(tx, row, after);
  const saved = await writePaper(tx, row.id, figures);
  const { questionCount } = figures;
  const points = (item: { readonly totalScore: number }) => ({ totalScore: item.totalScore / 100 });
  const changes = changesOf(
    { questionCount: row.questionCount, ...points(row) },
    { questionCount, ...points(figures) },
  );
  const action = 'paper.composed';
  await audit(tx, {
    ...auditContext(caller, row.id),
    action,
    changes: [{ field: 'sections' }, ...changes],
  });
  return saved;
}

/** Replaces all sections of a paper. */
export async function saveSections(
  tx: TenantTx,
  caller: Caller,
  { paperId, version, sections: sent }: z.output<typeof paperContent>,
  filesOf: FilesOf,
): Promise<{ version: number }> {
  const row = await lockPaper(tx, caller, { id: paperId, version }, filesOf);
  requireMove('edit', row);
  checkType(row, sent);
  checkOnce(sent);
  await checkRules(tx, caller, sent);
  const formerSections = await storedSections(tx, paperId);
  const after = await sectionsFrom(tx, caller, sent, formerSections);
  return replaceSections(tx, caller, row, { before: formerSections, after });
}
