import { navigate, type Question, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useEffect, useMemo, useRef, useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import {
  changedOf,
  isSame,
  type QuestionValues,
  questionDrafts,
  stillFaulty,
  valuesOf,
} from './question-values';

/** What to do after saving. */
export type AfterSave = 'stay' | 'release' | 'next';

interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly present: Question | null;
  /** The values to which the errors refer. */
  readonly values: QuestionValues | null;
}

const noRefusal: Refusal = { fields: {}, message: null, present: null, values: null };

const presentOf = (errorData: unknown): Question | null =>
  errorData instanceof Object && 'present' in errorData ? (errorData.present as Question) : null;

/** The address of a new question with the settings of this one. */
function nextOf({ content, difficulty, categoryId, points }: QuestionValues, id: string): string {
  const start = new URLSearchParams({ type: content.type, difficulty: String(difficulty) });
  if (categoryId) start.set('category', categoryId);
  for (const point of points) start.append('point', point);
  start.set('after', id);
  return `/saas/question/new?${start}`;
}

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
  const [refusal, setRefusal] = useState(noRefusal);
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

  const showRefusal = (error: unknown): void => {
    const { fields, message, data: errorData } = failureOf(error);
    const current = presentOf(errorData);
    const isNamed = Object.keys(fields).length > 0;
    setRefusal({
      fields,
      message: isNamed || current ? null : message,
      present: current,
      values,
    });
  };

  const releaseQuestion = async (id: string, version: number): Promise<boolean> => {
    const { error } = await release({ id, version });
    // The page of a new question is mounted again under its own address and would lose the error, so a toast shows it.
    if (error && question) showRefusal(error);
    else if (error) toast.error(failureOf(error).message);
    return !error;
  };

  const send = async (then: AfterSave, version: number): Promise<void> => {
    setBusy(then);
    setRefusal(noRefusal);
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

  const { values: refusedValues } = refusal;
  const faults = useMemo(
    () => (refusedValues ? stillFaulty(refusal.fields, refusedValues, values) : refusal.fields),
    [refusal, refusedValues, values],
  );

  return {
    values,
    isDirty,
    busy,
    refusal: { ...refusal, fields: faults },
    /** A new object for each response with an error. */
    refused: refusal,
    draft,
    set: (change: Partial<QuestionValues>) => setValues((now) => ({ ...now, ...change })),
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
      setRefusal(noRefusal);
    },
  };
}

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;
