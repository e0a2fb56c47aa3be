import {
  formatDate,
  type LessonProgress,
  type StudentLesson,
  toast,
  useAppLife,
  useContextValue,
} from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { useLiveClock } from '@edu/shared-utility/media';
import { Alert, Button, Flex, theme } from 'antd';
import { useEffect } from 'react';
import { data } from '../../../common/data';
import { saveLiveFile } from '../../../common/live-file';
import { openLesson } from '../data/lesson-calls';
import { phrases } from '../phrases';
import { EnterRoom } from './enter-room.view';

interface Props {
  readonly courseId: string;
  readonly lesson: StudentLesson;
  /** Called when the session's data are shown. */
  readonly onShown: () => void;
  readonly onProgress: (lessonId: string, progress: LessonProgress) => void;
}

const toastFailure = (error: unknown): void => toast.error(failureOf(error).message);

/** A live session: its time in the learner's zone, and the button to enter, which completes the lesson. */
export function LiveStage({ courseId, lesson, onShown, onProgress }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const zone = useContextValue('timezone');
  const id = lesson.liveId ?? '';
  const read = data.useLiveRoomQuery({ id }, { pollingInterval: 30_000 });
  const load = loadedOf(read);
  const room = load.status === 'failed' ? undefined : load.data;
  const now = useLiveClock(room, read.refetch);
  const isRoomLoaded = room !== undefined;
  useEffect(() => {
    if (isRoomLoaded) onShown();
  }, [isRoomLoaded, onShown]);
  const [join, joining] = data.useLiveJoinMutation();
  const enter = async (): Promise<void> => {
    const { error } = await join({ id });
    if (appSignal.aborted) return;
    if (error) return toastFailure(error);
    const progress = await openLesson({ courseId, lessonId: lesson.id });
    if (!appSignal.aborted) onProgress(lesson.id, progress);
  };
  if (load.status === 'failed') {
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('failed')}
        description={load.message}
        action={<Button onClick={read.refetch}>{t('retry')}</Button>}
      />
    );
  }
  if (!room) return <p role="status">{t('loading')}</p>;
  const { title, hostName, startsAt, endsAt, state, summary } = room;
  return (
    <Flex
      vertical
      gap="small"
      style={{
        padding: token.paddingXL,
        borderRadius: token.borderRadiusLG,
        background: token.colorFillTertiary,
        overflowWrap: 'anywhere',
      }}
    >
      {title !== lesson.title && <strong>{title}</strong>}
      <span>
        {t('live.when')} <time dateTime={startsAt}>{formatDate(startsAt, 'datetime')}</time>
        {' – '}
        <time dateTime={endsAt}>{formatDate(endsAt, 'datetime')}</time>
        {` (${zone})`}
      </span>
      {hostName && <span>{`${t('live.host')} ${hostName}`}</span>}
      {summary && <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{summary}</p>}
      {state === 'over' || state === 'cancelled' ? (
        <Alert
          type="info"
          showIcon
          title={t('live.over')}
          description={lesson.done || lesson.rule !== 'attended' ? undefined : t('live.missed')}
        />
      ) : (
        <>
          <EnterRoom
            room={room}
            now={now}
            isEntering={joining.isLoading}
            onEnter={() => void enter().catch(toastFailure)}
          />
          <Button onClick={() => void saveLiveFile(id).catch(toastFailure)}>
            {t('live.file')}
          </Button>
        </>
      )}
    </Flex>
  );
}
