import type { LessonProgress, StudentLesson } from '@edu/shared-utility';
import { Alert, theme } from 'antd';
import { useEffect } from 'react';
import { isMissingForLearner } from '../../../common/is-missing';
import { useLessonLearning } from '../data/lesson-learning.hook';
import { phrases } from '../phrases';
import { LessonStage } from './lesson-stage.view';
import { LinkStage } from './link-stage.view';
import { LiveStage } from './live-stage.view';
import type { StageProps } from './stage';

interface Props extends Pick<StageProps, 'onPosition' | 'onNext' | 'onPrevious'> {
  readonly courseId: string;
  readonly lesson: StudentLesson;
  /** False for a preview. */
  readonly isCounted: boolean;
  readonly onProgress: (lessonId: string, progress: LessonProgress) => void;
  /** Called when the lesson no longer exists. */
  readonly onGone: () => void;
}

/** A lesson being learned; progress is reported while it is mounted. */
export function OpenLesson({ courseId, lesson, isCounted, onProgress, onGone, ...ways }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const learning = useLessonLearning(courseId, lesson, isCounted, onProgress);
  const { saveProblem } = learning;
  const refusal = saveProblem?.kind === 'refused' ? saveProblem.code : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, not with each watched part
  useEffect(() => {
    if (refusal !== null && isMissingForLearner(refusal)) onGone();
  }, [refusal]);
  return (
    <>
      {saveProblem && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBottom: token.marginXS }}
          title={
            saveProblem.kind === 'offline'
              ? t('offline')
              : t('refused', { message: saveProblem.message })
          }
        />
      )}
      {lesson.kind === 'link' && (
        <LinkStage title={lesson.title} url={lesson.url ?? ''} onOpen={learning.onShown} />
      )}
      {lesson.kind === 'live' && (
        <LiveStage
          courseId={courseId}
          lesson={lesson}
          onShown={learning.onShown}
          onProgress={onProgress}
        />
      )}
      {lesson.kind !== 'link' && lesson.kind !== 'live' && (
        <LessonStage
          courseId={courseId}
          lesson={lesson}
          learning={learning}
          onGone={onGone}
          {...ways}
        />
      )}
    </>
  );
}
