import { toast, toFailure, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { saveWords } from '../../../common/autosave/phrases';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import type { Editor } from './editor.hook';
import { reloadCourse } from './reload-course';

/**
 * Publishes the draft after saving it, if nothing is missing.
 *
 * @param onRefused called to show what is missing
 */
export function usePublishing(editor: Editor, onRefused: () => void) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [send] = data.useCoursePublishMutation();
  const [isBusy, setBusy] = useState(false);
  const { autosave } = editor;

  const publish = async (): Promise<void> => {
    if (!(await editor.flush())) return toast.error(saveWords.t('saveFirst'));
    const id = autosave.id;
    // Read again, so that the check uses the saved state.
    const currentCourse = await reloadCourse(id);
    if (appSignal.aborted) return;
    autosave.takeRefetched(currentCourse);
    if (currentCourse.problems.some(({ blocks }) => blocks)) return onRefused();
    const { error } = await send({ id, version: currentCourse.version });
    if (appSignal.aborted) return;
    if (!error) return toast.success(t('done.published', { title: currentCourse.title }));
    toast.error(failureOf(error).message);
    onRefused();
  };
  return {
    isBusy,
    publish: async (): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      try {
        await publish();
      } catch (error) {
        toast.error(toFailure(error).message);
      } finally {
        if (!appSignal.aborted) setBusy(false);
      }
    },
  };
}
