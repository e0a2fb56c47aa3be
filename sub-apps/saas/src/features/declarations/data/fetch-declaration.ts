import { api, type Declaration, quietly } from '@edu/shared-utility';

/** A declaration with its remarks and attachments, which the list's rows have not. */
export const fetchDeclaration = (id: string, signal: AbortSignal): Promise<Declaration> =>
  api.declaration.findById({ id }, { ...quietly, signal });
