import { type Course, useUnsaved } from '@edu/shared-utility';
import { announceRestored } from '@edu/shared-utility/data';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { data } from '../../../common/page-data';
import { Autosave } from './autosave';
import type { CourseValues } from './course-values';
import { chapterInputs, type Draft } from './draft';
import type { SaveCalls } from './save-state';
import { readStoredDraft } from './stored-draft';

/** Invalid text that a field holds, by field. */
type InvalidTexts = Readonly<Partial<Record<keyof CourseValues, string>>>;

/** The state of the course editor, which saves automatically and stores unsaved changes in the browser. */
export function useEditor(course: Course) {
  const [save] = data.useCourseSaveMutation();
  const [saveChapters] = data.useCourseSaveChaptersMutation();
  const calls = useRef<SaveCalls>(null as unknown as SaveCalls);
  calls.current = {
    values: ({ id, version, changes }) => save({ id, version, ...changes }),
    chapters: ({ id, version, chapters }) =>
      saveChapters({ courseId: id, version, chapters: chapterInputs(chapters) }),
  };
  const [autosave] = useState(() => new Autosave(course, () => calls.current));
  const edited = useSyncExternalStore(autosave.subscribe, autosave.now);
  const [invalidTexts, setInvalidTexts] = useState<InvalidTexts>({});
  const hasInvalidText = Object.values(invalidTexts).some((text) => text !== undefined);
  useUnsaved(hasInvalidText || (edited.save.status !== 'saved' && autosave.isDirty()));

  useEffect(() => autosave.takeRefetched(course), [autosave, course]);
  const first = useRef(course);
  useEffect(() => {
    const draft = first.current.mayWrite ? readStoredDraft(first.current.id) : null;
    if (draft) {
      autosave.resume(draft, first.current);
      announceRestored(draft.at);
    }
    const online = () => void autosave.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      autosave.end();
    };
  }, [autosave]);

  return {
    ...edited,
    autosave,
    invalidTexts,
    /** @param text undefined once the field is valid again */
    setInvalidText: (name: keyof CourseValues, text: string | undefined) =>
      setInvalidTexts((current) =>
        current[name] === text ? current : { ...current, [name]: text },
      ),
    /**
     * Saves pending changes.
     *
     * @returns whether everything in the fields is saved
     */
    flush: async () => (await autosave.flush()) && !hasInvalidText,
    setValues: (change: Partial<CourseValues>) =>
      autosave.edit((draft) => ({ ...draft, values: { ...draft.values, ...change } })),
    setChapters: (change: (chapters: Draft['chapters']) => Draft['chapters']) =>
      autosave.edit((draft) => {
        const chapters = change(draft.chapters);
        return chapters === draft.chapters ? draft : { ...draft, chapters };
      }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
