import { isApiError, toast, toFailure } from '@edu/shared-utility';

/** For actions without a place of their own: the client has toasted its errors, ours are toasted here. */
export function reportFailure(error: unknown): void {
  const { message } = toFailure(error);
  if (!isApiError(error)) toast.error(message);
}
