import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { useEffect } from 'react';
import type { StudentFormProps } from './student-form.view';

/** A chunk of its own, fetched behind the list: who only reads does not wait for it. */
const part = lazyPart<StudentFormProps>('saas', () => import('./student-form.view'));

/** The dialog of a student; `listStands` once what is behind it has come, and its file may. */
export function StudentForm({ form, listStands }: StudentFormProps & { listStands: boolean }) {
  useEffect(() => {
    if (listStands) void part.fetch().catch(() => {});
  }, [listStands]);
  const isOpen = form.state.status !== 'closed';
  return (isOpen || part.View) && <LazyView part={part} given={{ form }} failed={partFailed} />;
}
