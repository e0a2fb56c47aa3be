import type { Moves } from './moves';
import type { DeclarationStatus } from './resources/declaration';

/** What may become of a training's declaration; `edit` changes what is declared, and no state. */
export type DeclarationMove = 'edit' | 'submit' | 'delete' | 'accept' | 'return';

/** The transitions of a declaration, for the server that holds them and for the buttons that offer them. */
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
