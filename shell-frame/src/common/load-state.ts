import { isApiError } from '@edu/shared-utility';

/** What is known of one thing that is fetched. */
export type LoadState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | ({ readonly status: 'failed' } & Failure);

export interface Failure {
  /** Business code of the envelope, or -1 when the failure is not an answer of the server. */
  readonly code: number;
  /** In the person's language. */
  readonly message: string;
}

/** Turns whatever was thrown into serialisable state. */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) return { code: error.code, message: error.message };
  return { code: -1, message: error instanceof Error ? error.message : String(error) };
}
