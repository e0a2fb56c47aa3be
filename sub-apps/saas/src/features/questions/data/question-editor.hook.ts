import { navigate, type Question, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useEffect, useRef, useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { nextOf } from './next-question';
import {
  changedOf,
  isSame,
  type QuestionValues,
  questionDrafts,
  valuesOf,
} from './question-values';
import { useSaveRefusal } from './save-refusal.hook';

/** What to do after saving. */
export type AfterSave = 'stay' | 'release' | 'next';

/**
 * The state of the question editor; unsaved changes are stored in the browser.
 *
 * @param question null for a new one, which begins with `start`
 */
export function useQuestionEditor(question: Question | null, start: QuestionValues) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [save] = data.useQuestionSaveMutation();
  const [release] = data.useQuestionReleashQuestionMutation();
  const [base, setBase] = useState({ values: start, version: question?.version ?? 0 });
  const [values, setValues] = useState(start);
  const [busy, setBusy] = useState<AfterSave | null>(null);
  const { refusal, faults, showRefusal, clearRefusal } = useSaveRefusal(values);
  const [leaving, setLeaving] = useState<string | null>(null);
  const draftId = question?.id ?? 'new';
  const [draft, setDraft] = useState(() => questionDrafts.read(draftId));
  const isDirty = !isSame(base.values, values);
  const dropDraft = (): void => questionDrafts.write(draftId, null);
  // A stored draft that was offered and not answered is not unsaved work of the page.
  useUnsaved(isDirty, () => draft === null && dropDraft());

  // Another person's saved version is adopted if there are no unsaved changes.
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  useEffect(() => {
    if (!question || dirty.current) return;
    setBase({ values: valuesOf(question), version: question.version });
    setValues(valuesOf(question));
  }, [question]);

  useEffect(() => {
    // A stored draft that was offered and not answered must not be overwritten.
    if (draft) return;
    const { version } = base;
    const at = new Date().toISOString();
    questionDrafts.write(draftId, isDirty ? { at, version, values } : null);
  }, [draft, draftId, isDirty, values, base]);

  // Navigates after `isDirty` is false, so that no warning about unsaved changes appears.
  useEffect(() => {
    if (leaving) navigate(leaving);
  }, [leaving]);

  const releaseQuestion = async (id: string, version: number): Promise<boolean> => {
    const { error } = await release({ id, version });
    // The page of a new question is mounted again under its own address and would lose the error, so a toast shows it.
    if (error && question) showRefusal(error);
    else if (error) toast.error(failureOf(error).message);
    return !error;
  };

  const send = async (then: AfterSave, version: number): Promise<void> => {
    setBusy(then);
    clearRefusal();
    const saved = question
      ? { id: question.id, version, ...changedOf(base.values, values) }
      : values;
    const isUnchanged = question !== null && !isDirty;
    const { data: answer, error } = isUnchanged
      ? { data: { id: question.id, version }, error: undefined }
      : await save(saved);
    if (appSignal.aborted) return;
    if (!answer) {
      showRefusal(error);
      setBusy(null);
      return;
    }
    setBase({ values, version: answer.version });
    questionDrafts.write(draftId, null);
    const isReleased = then === 'release' && (await releaseQuestion(answer.id, answer.version));
    if (appSignal.aborted) return;
    setBusy(null);
    if (then !== 'release' || isReleased) toast.success(t(isReleased ? 'done.released' : 'saved'));
    if (then === 'next') setLeaving(nextOf(values, answer.id));
    else if (!question) setLeaving(`/saas/question/${answer.id}`);
  };

  return {
    values,
    isDirty,
    busy,
    refusal: { ...refusal, fields: faults },
    /** A new object for each response with an error. */
    refused: refusal,
    draft,
    set: (change: Partial<QuestionValues>) => setValues((current) => ({ ...current, ...change })),
    save: (then: AfterSave) => {
      if (busy === null) void send(then, base.version);
    },
    takeDraft: () => {
      if (!draft) return;
      setValues(draft.values);
      // A draft of an older version is refused as a conflict; one stored without a version may be of any.
      if (question) setBase({ ...base, version: draft.version ?? 1 });
      setDraft(null);
    },
    dropDraft: () => {
      dropDraft();
      setDraft(null);
    },
    /** Continues from another person's saved version, with or without one's own changes applied. */
    settle: (isMine: boolean) => {
      const { present: current } = refusal;
      if (!current) return;
      const theirs = valuesOf(current);
      setBase({ values: theirs, version: current.version });
      if (!isMine) setValues(theirs);
      else setValues({ ...theirs, ...changedOf(base.values, values) });
      clearRefusal();
    },
  };
}

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;
