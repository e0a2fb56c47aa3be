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
  const appSignal = useAppLife();
  const [queue, setQueue] = useState<MarkingQueue>(emptyQueue);
  const [index, setIndex] = useState(0);
  const fetchQueue = useCallback(
    async (pageNum: number): Promise<void> => {
      setQueue({ ...emptyQueue, pageNum });
      setIndex(0);
      try {
        const { list, total } = await findAnswers(examId, { isDone, pageNum });
        if (!appSignal.aborted) setQueue({ status: 'ready', answers: list, total, pageNum });
      } catch (error) {
        if (!appSignal.aborted)
          setQueue({ ...emptyQueue, status: 'failed', failure: toFailure(error) });
      }
    },
    [examId, isDone, appSignal],
  );
  useEffect(() => void fetchQueue(1), [fetchQueue]);
  /** Marked answers leave the queue, so its first page is loaded again; the list of marked ones is paged through. */
  const next = (): void => {
    if (index + 1 < queue.answers.length) {
      setIndex(index + 1);
      return;
    }
    const isLast = isDone && queue.pageNum * pageSize >= queue.total;
    if (!isLast) void fetchQueue(isDone ? queue.pageNum + 1 : 1);
  };
  return {
    ...queue,
    index,
    answer: queue.answers[index],
    /** Position in the whole list, from one. */
    number: (queue.pageNum - 1) * pageSize + index + 1,
    hasNext: index + 1 < queue.answers.length || queue.pageNum * pageSize < queue.total,
    next,
    previous: index > 0 ? () => setIndex(index - 1) : null,
    /** Replaces the answer in the loaded page. */
    replace: (answer: MarkingAnswer) =>
      setQueue((current) => ({
        ...current,
        answers: current.answers.map((markingAnswer) =>
          markingAnswer.id === answer.id ? answer : markingAnswer,
        ),
      })),
    again: () => void fetchQueue(1),
  };
}
