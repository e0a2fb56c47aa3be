import { useDelayed, useLoad } from '@edu/shared-utility';
import { Alert, Button, theme } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { sourceOf } from '../data/lesson-calls';
import { phrases } from '../phrases';
import { FileStage } from './file-stage.view';
import { MediaStage } from './media-stage.view';
import { ReadingClock } from './reading-clock.view';
import type { StageProps } from './stage';

interface Props extends StageProps {
  readonly courseId: string;
}

/** A new address is tried once by itself; one that is broken as well is said. */
const SOON = 10_000;

/** A lesson that has a file: its address is asked for, and asked for anew when it is over. */
export function LessonStage({ courseId, ...stage }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { lesson, learning } = stage;
  const ask = useCallback(
    (signal: AbortSignal) => sourceOf({ courseId, lessonId: lesson.id }, signal),
    [courseId, lesson.id],
  );
  const [load, renew] = useLoad(ask);
  const [isBroken, setBroken] = useState(false);
  const brokenAt = useRef(Number.NEGATIVE_INFINITY);
  const isSlow = useDelayed(load.status === 'loading');
  const onBroken = useCallback(() => {
    const now = performance.now();
    if (now - brokenAt.current < SOON) setBroken(true);
    else renew();
    brokenAt.current = now;
  }, [renew]);
  const retry = (): void => {
    setBroken(false);
    brokenAt.current = Number.NEGATIVE_INFINITY;
    renew();
  };

  if (load.status === 'failed' || isBroken) {
    return (
      <Alert
        type="error"
        showIcon
        title={isBroken ? t('cannotPlay') : t('failed')}
        description={load.status === 'failed' ? load.message : null}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  }
  const source = load.data;
  if (!source) {
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
  const isRecording = lesson.kind === 'video' || lesson.kind === 'audio';
  if (isRecording) return <MediaStage {...stage} source={source} onBroken={onBroken} />;
  return (
    <>
      <FileStage
        title={lesson.title}
        isPicture={lesson.kind === 'image'}
        source={source}
        onBroken={onBroken}
      />
      {lesson.rule === 'watched' && !lesson.done && (
        <ReadingClock lesson={lesson} learning={learning} />
      )}
    </>
  );
}
