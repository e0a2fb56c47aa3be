import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { useEffect } from 'react';
import type { StudentFormProps } from './student-form.view';

/** A separate chunk, loaded after the list, so that readers of the list need not wait for it. */
const part = lazyPart<StudentFormProps>('saas', () => import('./student-form.view'));

/** The dialog of a student; its chunk is loaded once `listStands` says that the list has loaded. */
export function StudentForm({ form, isListLoaded }: StudentFormProps & { isListLoaded: boolean }) {
  useEffect(() => {
    if (isListLoaded) void part.fetch().catch(() => {});
  }, [isListLoaded]);
  const isOpen = form.state.status !== 'closed';
  return (isOpen || part.View) && <LazyView part={part} partProps={{ form }} failed={partFailed} />;
}
