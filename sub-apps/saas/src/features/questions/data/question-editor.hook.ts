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

/** What follows on saving. */
export type Then = 'stay' | 'release' | 'next';

interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly present: Question | null;
  /** What it was said of. */
  readonly values: QuestionValues | null;
}

const none: Refusal = { fields: {}, message: null, present: null, values: null };

const presentOf = (errorData: unknown): Question | null =>
  errorData instanceof Object && 'present' in errorData ? (errorData.present as Question) : null;

/** The address of a new question that begins with the settings of this one. */
function nextOf({ content, difficulty, categoryId, points }: QuestionValues, id: string): string {
  const start = new URLSearchParams({ type: content.type, difficulty: String(difficulty) });
  if (categoryId) start.set('category', categoryId);
  for (const point of points) start.append('point', point);
  start.set('after', id);
  return `/saas/question/new?${start}`;
}

/**
 * A question that is edited; what is not saved stays on the device.
 *
 * @param question null for a new one, which begins with `start`
 */
export function useQuestionEditor(question: Question | null, start: QuestionValues) {
  const { t } = phrases.use();
  const life = useAppLife();
  const [save] = data.useQuestionSaveMutation();
  const [release] = data.useQuestionReleashQuestionMutation();
  const [base, setBase] = useState({ values: start, version: question?.version ?? 0 });
  const [values, setValues] = useState(start);
  const [busy, setBusy] = useState<Then | null>(null);
  const [refusal, setRefusal] = useState(none);
  const [leaving, setLeaving] = useState<string | null>(null);
  const draftId = question?.id ?? 'new';
  const [draft, setDraft] = useState(() => questionDrafts.read(draftId));
  const isDirty = !isSame(base.values, values);
  const dropDraft = (): void => questionDrafts.keep(draftId, null);
  // an unanswered offer is not what the page holds
  useUnsaved(isDirty, () => draft === null && dropDraft());

  // what somebody else has saved is taken where nothing of one's own would be lost
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  useEffect(() => {
    if (!question || dirty.current) return;
    setBase({ values: valuesOf(question), version: question.version });
    setValues(valuesOf(question));
  }, [question]);

  useEffect(() => {
    // an unanswered offer is not overwritten
    if (draft) return;
    const { version } = base;
    const at = new Date().toISOString();
    questionDrafts.keep(draftId, isDirty ? { at, version, values } : null);
  }, [draft, draftId, isDirty, values, base]);

  // after the page knows that nothing is unsaved
  useEffect(() => {
    if (leaving) navigate(leaving);
  }, [leaving]);

  const refused = (error: unknown): void => {
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

  const releaseIt = async (id: string, version: number): Promise<boolean> => {
    const { error } = await release({ id, version });
    // a new question's page starts again under its own address, where nothing of this one is told
    if (error && question) refused(error);
    else if (error) toast.error(failureOf(error).message);
    return !error;
  };

  const send = async (then: Then, version: number): Promise<void> => {
    setBusy(then);
    setRefusal(none);
    const saved = question
      ? { id: question.id, version, ...changedOf(base.values, values) }
      : values;
    const isNothing = question !== null && !isDirty;
    const { data: answer, error } = isNothing
      ? { data: { id: question.id, version }, error: undefined }
      : await save(saved);
    if (life.aborted) return;
    if (!answer) {
      refused(error);
      setBusy(null);
      return;
    }
    setBase({ values, version: answer.version });
    questionDrafts.keep(draftId, null);
    const isReleased = then === 'release' && (await releaseIt(answer.id, answer.version));
    if (life.aborted) return;
    setBusy(null);
    if (then !== 'release' || isReleased) toast.success(t(isReleased ? 'done.released' : 'saved'));
    if (then === 'next') setLeaving(nextOf(values, answer.id));
    else if (!question) setLeaving(`/saas/question/${answer.id}`);
  };

  const { values: said } = refusal;
  const faults = useMemo(
    () => (said ? stillFaulty(refusal.fields, said, values) : refusal.fields),
    [refusal, said, values],
  );

  return {
    values,
    isDirty,
    busy,
    refusal: { ...refusal, fields: faults },
    /** Another with each answer that refuses. */
    refused: refusal,
    draft,
    set: (change: Partial<QuestionValues>) => setValues((now) => ({ ...now, ...change })),
    save: (then: Then) => {
      if (busy === null) void send(then, base.version);
    },
    takeDraft: () => {
      if (!draft) return;
      setValues(draft.values);
      // of an older version it is refused as a conflict; one that was kept without may be of any
      if (question) setBase({ ...base, version: draft.version ?? 1 });
      setDraft(null);
    },
    dropDraft: () => {
      dropDraft();
      setDraft(null);
    },
    /** Goes on from what somebody else has saved: with one's own content over it, or without. */
    settle: (isMine: boolean) => {
      const { present: current } = refusal;
      if (!current) return;
      const theirs = valuesOf(current);
      setBase({ values: theirs, version: current.version });
      if (!isMine) setValues(theirs);
      else setValues({ ...theirs, ...changedOf(base.values, values) });
      setRefusal(none);
    },
  };
}

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;
