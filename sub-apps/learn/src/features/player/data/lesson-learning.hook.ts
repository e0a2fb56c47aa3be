import {
  type LessonProgress,
  onTabVisibility,
  type StudentLesson,
  toFailure,
} from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createHeartbeats, type Heartbeats, noHeartbeats, type SaveProblem } from './heartbeats';
import { openLesson, reportWatchedRange } from './lesson-calls';

/** Interval in ms at which a failed report is repeated. */
const RETRY_DELAY = 5_000;

/**
 * Reports to the platform that a lesson was opened and which parts were watched, while mounted. A lesson that is
 * completed by being opened is only reported once its content was shown.
 *
 * @param isCounted false for a preview, which is not recorded
 * @param onProgress called with the new progress
 */
export function useLessonLearning(
  courseId: string,
  { id: lessonId, rule, done }: Pick<StudentLesson, 'id' | 'rule' | 'done'>,
  isCounted: boolean,
  onProgress: (lessonId: string, progress: LessonProgress) => void,
): { heartbeats: Heartbeats; saveProblem: SaveProblem | null; onShown: () => void } {
  const [saveProblem, setSaveProblem] = useState<SaveProblem | null>(null);
  const report = useRef(onProgress);
  report.current = onProgress;
  const [heartbeats] = useState(() => {
    if (!isCounted) return noHeartbeats;
    const playerId = newRequestId();
    return createHeartbeats({
      send: (stretch) => reportWatchedRange({ courseId, lessonId }, playerId, stretch),
      onProgress: (progress) => report.current(lessonId, progress),
      onProblem: setSaveProblem,
    });
  });

  const [waits] = useState(rule === 'opened' && !done);
  const endReported = useRef<'no' | 'due' | 'yes'>('no');
  const reportEnd = useCallback((): void => {
    if (!isCounted || endReported.current === 'yes') return;
    endReported.current = 'yes';
    openLesson({ courseId, lessonId }).then(
      (progress) => {
        if (waits) setSaveProblem(null);
        report.current(lessonId, progress);
      },
      (error: unknown) => {
        const { unanswered, code, message } = toFailure(error);
        endReported.current = unanswered && waits ? 'due' : 'no';
        if (!unanswered) return setSaveProblem({ kind: 'refused', code, message });
        // For a lesson that is watched, the first heartbeat notices that the network is back.
        if (waits) setSaveProblem({ kind: 'offline' });
      },
    );
  }, [isCounted, courseId, lessonId, waits]);

  useEffect(() => {
    if (!isCounted) return;
    if (!waits) reportEnd();
    const stop = onTabVisibility((isVisible) => !isVisible && heartbeats.flush());
    return () => {
      stop();
      heartbeats.flush();
    };
  }, [heartbeats, isCounted, waits, reportEnd]);

  const isOffline = saveProblem?.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const retry = (): void => {
      heartbeats.flush();
      if (endReported.current === 'due') reportEnd();
    };
    const timer = window.setInterval(retry, RETRY_DELAY);
    window.addEventListener('online', retry);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [heartbeats, isOffline, reportEnd]);

  return { heartbeats, saveProblem, onShown: reportEnd };
}
