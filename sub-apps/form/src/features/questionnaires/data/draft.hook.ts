import { type Questionnaire, useUnsaved } from '@edu/shared-utility';
import { useEffect, useRef, useState } from 'react';
import { data } from '../../../common/data';
import { type Draft, DraftSaver, draftOf, type SaveState } from './saver';

/** The draft of a questionnaire, saved after a pause in typing. */
export function useDraft(row: Questionnaire) {
  const [save] = data.useQuestionnaireSaveMutation();
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  const [state, setState] = useState<SaveState>({ status: 'saved' });
  const saverRef = useRef<DraftSaver | null>(null);
  saverRef.current ??= new DraftSaver(row, save, (next, now) => {
    setDraft(next);
    setState(now);
  });
  const saver = saverRef.current;
  useUnsaved(state.status !== 'saved');
  // Saves the last input when the page is left.
  useEffect(() => () => void saver.flush(), [saver]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void saver.flush();
    };
    // Retries a failed save when the network is back.
    const onNetwork = (): void => void saver.flush();
    window.addEventListener('keydown', onKey);
    window.addEventListener('online', onNetwork);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('online', onNetwork);
    };
  }, [saver]);
  return { draft, state, saver };
}
