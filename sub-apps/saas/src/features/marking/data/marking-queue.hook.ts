import { type Failure, type MarkingAnswer, toFailure, useAppLife } from '@edu/shared-utility';
import { useCallback, useEffect, useState } from 'react';
import { findAnswers, pageSize } from './find-answers';

interface MarkingQueue {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure?: Failure;
  readonly answers: readonly MarkingAnswer[];
  /** The total, including the loaded page. */
  readonly total: number;
  readonly pageNum: number;
}

const emptyQueue: MarkingQueue = { status: 'loading', answers: [], total: 0, pageNum: 1 };

/**
 * The queue of answers to mark. A loaded page does not change while the marker goes through it, so that marked answers
 * do not disappear from it.
 */
export function useMarkingQueue(examId: string, isDone: boolean) {
  const life = useAppLife();
  const [pile, setPile] = useState<MarkingQueue>(emptyQueue);
  const [at, setAt] = useState(0);
  const fetchPile = useCallback(
    async (pageNum: number): Promise<void> => {
      setPile({ ...emptyQueue, pageNum });
      setAt(0);
      try {
        const { list, total } = await findAnswers(examId, { isDone, pageNum });
        if (!life.aborted) setPile({ status: 'ready', answers: list, total, pageNum });
      } catch (error) {
        if (!life.aborted) setPile({ ...emptyQueue, status: 'failed', failure: toFailure(error) });
      }
    },
    [examId, isDone, life],
  );
  useEffect(() => void fetchPile(1), [fetchPile]);
  /** Marked answers leave the queue, so its first page is loaded again; the list of marked ones is paged through. */
  const next = (): void => {
    if (at + 1 < pile.answers.length) {
      setAt(at + 1);
      return;
    }
    const isLast = isDone && pile.pageNum * pageSize >= pile.total;
    if (!isLast) void fetchPile(isDone ? pile.pageNum + 1 : 1);
  };
  return {
    ...pile,
    at,
    answer: pile.answers[at],
    /** Position in the whole list, from one. */
    number: (pile.pageNum - 1) * pageSize + at + 1,
    hasNext: at + 1 < pile.answers.length || pile.pageNum * pageSize < pile.total,
    next,
    previous: at > 0 ? () => setAt(at - 1) : null,
    /** Replaces the answer in the loaded page. */
    replace: (answer: MarkingAnswer) =>
      setPile((now) => ({
        ...now,
        answers: now.answers.map((markingAnswer) =>
          markingAnswer.id === answer.id ? answer : markingAnswer,
        ),
      })),
    again: () => void fetchPile(1),
  };
}
