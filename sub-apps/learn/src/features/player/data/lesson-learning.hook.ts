import { type LessonProgress, toFailure } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { useEffect, useRef, useState } from 'react';
import { createHeartbeats, type Heartbeats, noHeartbeats, type Trouble } from './heartbeats';
import { openLesson, tellStretch } from './lesson-calls';

/** What could not be told is told again so often. */
const AGAIN = 5_000;

/**
 * Tells the platform that a lesson is opened and what of it is watched, for as long as the component stands.
 *
 * @param counts false where the person may only preview: nothing of it is kept
 * @param onProgress what has come of it
 */
export function useLessonLearning(
  courseId: string,
  lessonId: string,
  counts: boolean,
  onProgress: (lessonId: string, progress: LessonProgress) => void,
): { beats: Heartbeats; trouble: Trouble | null } {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const report = useRef(onProgress);
  report.current = onProgress;
  const [beats] = useState(() => {
    if (!counts) return noHeartbeats;
    const sitting = newRequestId();
    return createHeartbeats({
      send: (stretch) => tellStretch({ courseId, lessonId }, sitting, stretch),
      onProgress: (progress) => report.current(lessonId, progress),
      onTrouble: setTrouble,
    });
  });

  useEffect(() => {
    if (!counts) return;
    openLesson({ courseId, lessonId }).then(
      (progress) => report.current(lessonId, progress),
      (error: unknown) => {
        const { unanswered, code, message } = toFailure(error);
        // the first heartbeat finds out whether the network is back
        if (!unanswered) setTrouble({ kind: 'refused', code, message });
      },
    );
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') beats.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      beats.flush();
    };
  }, [beats, courseId, lessonId, counts]);

  const isOffline = trouble?.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const timer = window.setInterval(beats.flush, AGAIN);
    window.addEventListener('online', beats.flush);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', beats.flush);
    };
  }, [beats, isOffline]);

  return { beats, trouble };
}
