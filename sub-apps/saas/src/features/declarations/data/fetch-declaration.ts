import { api, type Declaration, quietly } from '@edu/shared-utility';

/** A declaration with remarks and attachments, which list rows lack. */
export const fetchDeclaration = (id: string, signal: AbortSignal): Promise<Declaration> =>
  api.declaration.findById({ id }, { ...quietly, signal });
