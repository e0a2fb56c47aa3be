import { type DeclarationMove, errorCodes, mayMoveDeclaration } from '@edu/shared-utility/contract';
import type { declaration } from '../../db/schema';
import { BusinessError } from '../../http/business-error';

/** A declaration as stored. */
export type DeclarationRow = typeof declaration.$inferSelect;

/** Refuses a move that the declaration's state does not allow. */
export function requireMove(
  move: DeclarationMove,
  { state: status }: Pick<DeclarationRow, 'state'>,
): void {
  if (mayMoveDeclaration(move, { status })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'declaration.state' });
}
