import type { Locale } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { copyTitle } from '../copy-title';
import { requireMove } from './moves';
import { paperRow } from './read-paper';
import { insertPaper } from './save-paper';
import { storedSections, writeSections } from './stored-sections';

const MAX_TITLE_LENGTH = 100;

/** Copies a paper into a new draft in the caller's branch, with the same revisions of its questions. */
export async function copyPaper(
  tx: TenantTx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<{ id: string }> {
  const row = await paperRow(tx, caller, id);
  requireMove('copy', row);
  const { type, drawn, categoryId, questionCount, totalScore } = row;
  const title = copyTitle(locale, row.title, MAX_TITLE_LENGTH);
  const columns = { title, type, drawn, categoryId, questionCount, totalScore };
  const created = await insertPaper(tx, caller, columns, { action: 'paper.copied', of: row.title });
  const withNewId = <T extends { readonly id: string }>(item: T): T => ({
    ...item,
    id: crypto.randomUUID(),
  });
  const sections = (await storedSections(tx, id)).map(({ questions, rules, ...section }) => ({
    ...withNewId(section),
    questions: questions.map(withNewId),
    rules: rules.map(withNewId),
  }));
  await writeSections(tx, { id: created.id, tenantId: row.tenantId }, sections);
  return created;
}
