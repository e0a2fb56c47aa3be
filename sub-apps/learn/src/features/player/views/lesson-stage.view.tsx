import { type LessonSource, toFailure, useDelayed } from '@edu/shared-utility';
import { isPdf, useFileSource } from '@edu/shared-utility/media';
import { Alert, Button, theme } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { isMissingForLearner } from '../../../common/is-missing';
import { sourceOf } from '../data/lesson-calls';
import { phrases } from '../phrases';
import { DocumentStage } from './document-stage.view';
import { FileStage } from './file-stage.view';
import { MediaStage } from './media-stage.view';
import { ReadingClock } from './reading-clock.view';
import type { StageProps } from './stage';

interface Props extends StageProps {
  readonly courseId: string;
  /** Called when the lesson no longer exists. */
  readonly onGone: () => void;
}

interface ShownProps extends StageProps {
  readonly source: LessonSource;
  readonly onBroken: () => void;
}

/** A lesson that is shown, not played. */
function StaticLesson({ source, onBroken, ...stage }: ShownProps) {
  const { lesson, learning } = stage;
  return (
    <>
      {lesson.kind === 'document' && isPdf(source) ? (
        <DocumentStage {...stage} source={source} onBroken={onBroken} />
      ) : (
        <FileStage
          title={lesson.title}
          isPicture={lesson.kind === 'image'}
          source={source}
          onShown={learning.onShown}
          onBroken={onBroken}
        />
      )}
      {lesson.rule === 'watched' && !lesson.done && (
        <ReadingClock lesson={lesson} learning={learning} />
      )}
    </>
  );
}

/** A lesson with a file: requests its address, and another one when it has expired. */
export function LessonStage({ courseId, onGone, ...stage }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { lesson } = stage;
  const onGoneRef = useRef(onGone);
  onGoneRef.current = onGone;
  const read = useCallback(
    async (signal: AbortSignal) => {
      try {
        return await sourceOf({ courseId, lessonId: lesson.id }, signal);
      } catch (error) {
        if (isMissingForLearner(toFailure(error).code)) onGoneRef.current();
        throw error;
      }
    },
    [courseId, lesson.id],
  );
  const { state, onBroken, retry } = useFileSource(read);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
  const isSlow = useDelayed(state.status === 'asking');
  const isRecording = lesson.kind === 'video' || lesson.kind === 'audio';
  if (state.status === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        title={t(isRecording && state.message === null ? 'cannotPlay' : 'failed')}
        description={state.message}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  }
  if (state.status === 'asking') {
    return (
      <div
        role="status"
        aria-label={t('loading')}
        style={{
          aspectRatio: '16 / 9',
          borderRadius: token.borderRadiusLG,
          background: isSlow ? token.colorFillTertiary : 'transparent',
        }}
      />
    );
  }
  const playerProps = { ...stage, source: state.source, onBroken };
  const { attempt } = state;
  return isRecording ? (
    <MediaStage key={attempt} {...playerProps} />
  ) : (
    <StaticLesson key={attempt} {...playerProps} />
  );
}
