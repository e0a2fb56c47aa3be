import type { ReadTrainItem, TrainProblem } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import type { TrainRow } from './train-row';

const problem = (
  kind: TrainProblem['kind'],
  blocks: boolean,
  itemId: string | null = null,
): TrainProblem => ({ kind, blocks, itemId });

/** Whether an item blocks publication: exams may be published after the training, and sessions may still be planned. */
const blocksPublication = ({ kind, problem: itemProblem }: ReadTrainItem): boolean =>
  itemProblem === 'missing' || (itemProblem === 'unpublished' && kind === 'course');

function itemProblems(items: readonly ReadTrainItem[]): TrainProblem[] {
  if (items.length === 0) return [problem('items', true)];
  return items.flatMap((item) =>
    item.problem === null ? [] : [problem('item', blocksPublication(item), item.id)],
  );
}

/** A completion rule that cannot be met, or that is met without doing anything. */
function passProblems({ passItems }: TrainRow, items: readonly ReadTrainItem[]): TrainProblem[] {
  if (items.length === 0) return [];
  const isWrong =
    passItems === null ? !items.some(({ required }) => required) : passItems > items.length;
  return isWrong ? [problem('pass', true)] : [];
}

async function certificateProblems(tx: Tx, row: TrainRow): Promise<TrainProblem[]> {
  if (row.certificateTemplateId === null) return [problem('certificate', false)];
  const [templateRow] = await tx
    .select({ state: certificateTemplate.state })
    .from(certificateTemplate)
    .where(eq(certificateTemplate.id, row.certificateTemplateId));
  return templateRow?.state === 'enabled' ? [] : [problem('certificate', true)];
}

/** The problems of an unpublished training; a published one has none. As the system. */
export async function problemsOf(
  tx: Tx,
  row: TrainRow,
  items: readonly ReadTrainItem[],
): Promise<TrainProblem[]> {
  if (row.state === 'published') return [];
  const isOver = row.endsAt.getTime() <= Date.now();
  const hasPeople = row.userCount > 0 || row.linkToken !== null;
  return [
    ...itemProblems(items),
    ...passProblems(row, items),
    ...(isOver ? [problem('window', true)] : []),
    ...(hasPeople ? [] : [problem('users', false)]),
    ...(await certificateProblems(tx, row)),
  ];
}
