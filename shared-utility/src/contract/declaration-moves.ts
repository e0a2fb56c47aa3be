import type { Moves } from './moves';
import type { DeclarationStatus } from './resources/declaration-entities';

/** Transitions of a training's declaration; `edit` changes its content but not the state. */
export type DeclarationMove = 'edit' | 'submit' | 'delete' | 'accept' | 'return';

/** The transitions of a declaration, checked by the server and used to show buttons. */
export const declarationMoves: Moves<DeclarationMove, DeclarationStatus> = {
  edit: { from: ['draft', 'returned'], to: null },
  submit: { from: ['draft', 'returned'], to: 'submitted' },
  delete: { from: ['draft'], to: null },
  accept: { from: ['submitted'], to: 'accepted' },
  return: { from: ['submitted'], to: 'returned' },
};

export const mayMoveDeclaration = (
  move: DeclarationMove,
  { status }: { readonly status: DeclarationStatus },
): boolean => declarationMoves[move].from.includes(status);
