import { errorCodes, type MarkingAnswer, toast, useAppLife } from '@edu/shared-utility';
import { failureOf, useLocalDraft } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';
import { areSameMarks, markDrafts, markOf } from './mark-draft';
import { sumOf } from './mark-points';

const isAnswer = (raw: unknown): raw is MarkingAnswer =>
  raw instanceof Object && 'rubric' in raw && 'version' in raw;

interface Marking {
  readonly answer: MarkingAnswer;
  /** Called with the marked answer. */
  readonly onMarked: (answer: MarkingAnswer) => void;
  /** Called if somebody else has already marked it. */
  readonly onTaken: () => void;
}

/** The state of one answer's mark until it is saved. */
export function useMark({ answer, onMarked, onTaken }: Marking) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [send, { isLoading: isBusy }] = data.useMarkingMarkMutation();
  const [before, setBefore] = useState(answer);
  const [mark, setMark] = useState(() => markOf(answer));
  const [fault, setFault] = useState<string | null>(null);
  const [otherWindowScore, setOtherWindowScore] = useState<number | null>(null);
  const saved = markOf(before);
  useLocalDraft({
    drafts: markDrafts,
    id: answer.id,
    input: areSameMarks(mark, saved) ? null : { mark, before: saved },
    onRestore: (draft) => {
      const present = markOf(answer);
      const points = { ...present.points };
      for (const line of Object.keys(points)) points[line] = draft.mark.points[line] ?? null;
      const restored = { points, comment: draft.mark.comment };
      if (areSameMarks(restored, present)) return false;
      setMark(restored);
      if (!areSameMarks(draft.before, present)) setOtherWindowScore(answer.score);
      return true;
    },
  });
  const points = Object.values(mark.points);
  const score = sumOf(points.map((point) => point ?? 0));

  const save = async (): Promise<void> => {
    if (isBusy) return;
    if (points.some((point) => point === null)) return setFault(t('pointsEmpty'));
    setFault(null);
    const { id, rubric, version, score: currentScore } = before;
    const lines = Object.fromEntries(rubric.map((line) => [line.id, mark.points[line.id] ?? 0]));
    const { data: sent, error } = await send({
      ...{ id, score, comment: mark.comment },
      ...(rubric.length > 0 && { lines }),
      ...(currentScore !== null && { version }),
    });
    if (appSignal.aborted) return;
    if (sent) {
      const marked = {
        ...before,
        ...{ score, lines, comment: mark.comment, version: sent.version },
      };
      setBefore(marked);
      setOtherWindowScore(null);
      toast.success(t('saved'));
      return onMarked(marked);
    }
    const { code, message, data: errorData } = failureOf(error);
    const current = (errorData as { present?: unknown } | null)?.present;
    if (code === errorCodes.conflict && isAnswer(current)) {
      setBefore(current);
      return setOtherWindowScore(current.score);
    }
    if (code !== errorCodes.conflict && code !== errorCodes.notFound) return setFault(message);
    // Another marker was first, or the caller may not mark it any more.
    toast.info(message);
    onTaken();
  };
  return {
    mark,
    score,
    fault,
    /** Points that the same person has given in another window. */
    otherWindowScore,
    isBusy,
    setPoints: (id: string, value: number | null) => {
      setFault(null);
      setMark((current) => ({ ...current, points: { ...current.points, [id]: value } }));
    },
    setComment: (comment: string) => setMark((current) => ({ ...current, comment })),
    save,
  };
}
