import { api, type Declaration, withoutToast } from '@edu/shared-utility';

/** A declaration with remarks and attachments, which list rows lack. */
export const fetchDeclaration = (id: string, signal: AbortSignal): Promise<Declaration> =>
  api.declaration.findById({ id }, { ...withoutToast, signal });
