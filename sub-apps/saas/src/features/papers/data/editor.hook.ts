import { type Paper, useUnsaved } from '@edu/shared-utility';
import { announceRestored } from '@edu/shared-utility/data';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { data } from '../../../common/examining-data';
import type { Draft } from './draft';
import { PaperSaver } from './paper-saver';
import { sectionInputs } from './saved-draft';

/** The state of the paper editor, which saves automatically and stores unsaved changes in the browser. */
export function useEditor(paper: Paper) {
  const [send] = data.usePaperSaveQuestionsMutation();
  const call = useRef(send);
  call.current = send;
  const [saver] = useState(
    () =>
      new PaperSaver(
        paper,
        () =>
          ({ sections, ...order }) =>
            call.current({ ...order, sections: sectionInputs(sections) }),
      ),
  );
  const edited = useSyncExternalStore(saver.subscribe, saver.now);
  useUnsaved(edited.save.status !== 'saved' && saver.isDirty());
  useEffect(() => saver.takeRefetched(paper), [saver, paper]);
  const first = useRef(paper);
  useEffect(() => {
    const draftTime = first.current.mayWrite ? saver.resume(first.current) : null;
    if (draftTime) announceRestored(draftTime);
    const online = () => void saver.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      saver.end();
    };
  }, [saver]);
  return {
    ...edited,
    saver,
    flush: () => saver.flush(),
    edit: (change: (draft: Draft) => Draft) => saver.edit(change),
  };
}

export type Editor = ReturnType<typeof useEditor>;
