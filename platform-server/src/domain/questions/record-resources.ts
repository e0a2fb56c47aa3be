import type { QuestionContent } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { recordUses } from '../resources/record-uses';
import { resourcesIn } from './content-text';
import type { QuestionRow } from './read-question';

/** Records which resources a question shows; revision 0 is the draft. */
export const recordResources = (
  tx: Tx,
  { id, tenantId }: Pick<QuestionRow, 'id' | 'tenantId'>,
  number: number,
  content: QuestionContent,
): Promise<void> =>
  recordUses(tx, { kind: 'question', id, tenantId, number }, resourcesIn(content));
