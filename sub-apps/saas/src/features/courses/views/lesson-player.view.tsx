import { FailedNotice } from '@edu/shared-utility';
import { isPdf, PdfViewer, Recording, useFileSource, useResume } from '@edu/shared-utility/media';
import { Alert, Skeleton, theme } from 'antd';
import { useCallback } from 'react';
import type { DraftLesson } from '../data/draft';
import { fileNameOf, lessonAddress } from '../data/lesson-address';
import type { ResourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';

interface ShownProps {
  readonly lesson: DraftLesson;
  readonly address: string;
  /** Called when the address has expired or cannot be loaded. */
  readonly onBroken: () => void;
}

function LessonMedia({ lesson: { kind, title }, address, onBroken }: ShownProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { events } = useResume();
  if (kind === 'video' || kind === 'audio') {
    const recording = { kind, label: title, address, events, onBroken };
    return <Recording {...recording} />;
  }
  if (kind === 'image') {
    return (
      <img
        src={address}
        alt={title}
        onError={onBroken}
        style={{
          display: 'block',
          width: '100%',
          maxHeight: '70vh',
          objectFit: 'contain',
          borderRadius: token.borderRadiusLG,
          background: token.colorFillTertiary,
        }}
      />
    );
  }
  if (kind === 'document' && isPdf({ fileName: fileNameOf(address), mediaType: null })) {
    return <PdfViewer title={title} address={address} onUnreachable={onBroken} />;
  }
  return (
    <p style={{ margin: 0 }}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t(kind === 'link' ? 'preview.openLink' : 'preview.openDocument', { title })}
      </a>
    </p>
  );
}

interface Props {
  readonly lesson: DraftLesson;
  readonly facts: ResourceFacts | undefined;
}

/** The content of a lesson, at the addresses for staff; no progress is recorded. */
export function LessonPlayer({ lesson, facts }: Props) {
  const { t } = phrases.use();
  const { kind, resourceId, url, title } = lesson;
  const read = useCallback(
    (signal: AbortSignal) => lessonAddress({ kind, resourceId, url }, signal),
    [kind, resourceId, url],
  );
  const { state, onBroken, retry } = useFileSource(read);
  if (facts?.problem) {
    return (
      <Alert type="warning" showIcon title={t(`problem.lesson.${facts.problem}`, { title })} />
    );
  }
  if (kind === 'live') return <p>{t('preview.live', { title: facts?.title ?? title })}</p>;
  if (state.status === 'failed') {
    return <FailedNotice title={t('preview.failed')} hint={state.message ?? ''} onRetry={retry} />;
  }
  if (state.status === 'asking') return <Skeleton active />;
  return (
    <LessonMedia key={state.attempt} lesson={lesson} address={state.source} onBroken={onBroken} />
  );
}
