import type { Failure } from '@edu/shared-utility';

/** What a section shows. `absent` where the API has no such call: the section stays away, or says why. */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; code: number; message: string }
  | { status: 'absent'; message?: string };

/** What a failed read leaves. */
export const unread = ({ absent, keptElsewhere, code, message }: Failure): Load<never> =>
  absent
    ? { status: 'absent', ...(keptElsewhere && { message }) }
    : { status: 'failed', code, message };

/** After one more read: where that failed, what is shown already stands. */
export const afterRead = <T>(now: Load<T>, read: Load<T>): Load<T> =>
  now.status === 'ready' && read.status === 'failed' ? now : read;

/** Whether somebody looks at it: then it is worth reading again when it may be out of date. */
export const isShown = ({ status }: Load<unknown>): boolean =>
  status !== 'idle' && status !== 'absent';
