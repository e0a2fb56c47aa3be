/** Field of the error message; null if the server did not respond, since then no input is wrong. */
export type RefusedField = 'account' | 'code' | null;

/** Request of the current step that is running. */
export type RequestState =
  | { status: 'idle' }
  | { status: 'sending'; account: string }
  | { status: 'checking' }
  | { status: 'refused'; message: string; field: RefusedField };

export const idle: RequestState = { status: 'idle' };

export const busy = (request: RequestState): boolean =>
  request.status === 'sending' || request.status === 'checking';

export const refusal = ({
  message,
  field,
}: {
  message: string;
  field: RefusedField;
}): RequestState => ({
  status: 'refused',
  message,
  field,
});
