import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { scoreCell } from '../exams/score-cells';
import { type ExportCall, exportRows, refuseTooMany } from '../sheets/export-rows';
import type { SheetFile } from '../sheets/sheets';
import { type ExamItem, examItem } from './exams';
import { peopleByScore, scoresOfPeople, trainScoreColumns } from './score-rows';

/** Adds the audit entry of who exported which scores. */
export const auditExport = (
  tx: Tx,
  caller: Caller,
  item: ExamItem,
  people: number,
): Promise<void> =>
  audit(tx, {
    ...auditContext(caller, item.trainId),
    action: 'train.exported',
    detail: { title: item.title, people },
  });

/** A workbook of the scores of all members, including those who did not sit. */
export const exportTrainScores = (itemId: string, call: ExportCall): Promise<SheetFile> =>
  exportRows(call, {
    title: 'sheet.scoresFile',
    columns: trainScoreColumns,
    find: async (tx) => {
      const { caller } = call;
      const item = await examItem(tx, caller, itemId);
      const people = await peopleByScore(tx, caller, item);
      refuseTooMany(people.length);
      await auditExport(tx, caller, item, people.length);
      const { organId } = actorOf(caller);
      return scoresOfPeople(tx, { examId: item.examId, organId }, people);
    },
    cellOf: scoreCell,
  });
