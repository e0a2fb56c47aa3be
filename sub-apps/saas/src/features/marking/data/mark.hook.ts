import { errorCodes, type MarkingAnswer, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';
import { sumOf } from './mark-points';

interface Mark {
  /** By line of the rubric; under '' for an answer without a rubric. */
  readonly points: Readonly<Record<string, number | null>>;
  readonly comment: string;
}

const markOf = ({ rubric, lines, score, comment }: MarkingAnswer): Mark => ({
  points:
    rubric.length === 0
      ? { '': score }
      : Object.fromEntries(
          rubric.map(({ id }) => [id, score === null ? null : (lines[id] ?? null)]),
        ),
  comment,
});

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
  const isDirty = JSON.stringify(mark) !== JSON.stringify(markOf(before));
  useUnsaved(isDirty);
  const points = Object.values(mark.points);
  const score = sumOf(points.map((point) => point ?? 0));

  const save = async (): Promise<void> => {
    if (isBusy) return;
    if (points.some((point) => point === null)) return setFault(t('pointsEmpty'));
    setFault(null);
    const { id, rubric, version, score: currentScore } = before;
    const lines = Object.fromEntries(rubric.map((line) => [line.id, mark.points[line.id] ?? 0]));
    const { data: saved, error } = await send({
      ...{ id, score, comment: mark.comment },
      ...(rubric.length > 0 && { lines }),
      ...(currentScore !== null && { version }),
    });
    if (appSignal.aborted) return;
    if (saved) {
      const marked = {
        ...before,
        ...{ score, lines, comment: mark.comment, version: saved.version },
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
