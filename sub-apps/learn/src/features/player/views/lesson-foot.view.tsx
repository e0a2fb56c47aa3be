import { formatPercent, type StudentLesson } from '@edu/shared-utility';
import { Alert, Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly lesson: StudentLesson;
  /** False for a preview. */
  readonly isCounted: boolean;
  readonly finishedAt: string | null;
  /** Null without a previous lesson. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** What is missing to complete the lesson, and links to the adjacent lessons. */
export function LessonFoot({ lesson, isCounted, finishedAt, onPrevious, onNext }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { done, rule, percent, seekAhead } = lesson;
  const isRecording = lesson.kind === 'video' || lesson.kind === 'audio';
  const rules = [
    t(`rules.${rule}`, { percent: formatPercent(percent / 100) }),
    ...(!seekAhead && isRecording ? [t('rules.noSeek')] : []),
  ];
  return (
    <footer style={{ marginTop: token.marginSM }}>
      <div role="status">
        {finishedAt ? (
          <Alert type="success" showIcon title={t('allDone')} />
        ) : done ? (
          <Alert type="success" showIcon title={t('lessonDone')} />
        ) : (
          <p style={{ margin: 0, color: token.colorTextSecondary }}>
            {isCounted || !lesson.preview ? rules.join(' · ') : t('previewOnly')}
          </p>
        )}
      </div>
      <Flex wrap gap="small" justify="space-between" style={{ marginTop: token.marginSM }}>
        <Button size="large" disabled={!onPrevious} onClick={onPrevious ?? undefined}>
          {t('before')}
        </Button>
        <Button
          size="large"
          type={done ? 'primary' : 'default'}
          disabled={!onNext}
          onClick={onNext ?? undefined}
        >
          {t('after')}
        </Button>
      </Flex>
    </footer>
  );
}
