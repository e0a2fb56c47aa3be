import { FailedNotice, toFailure } from '@edu/shared-utility';
import { Alert, Skeleton, theme } from 'antd';
import { useEffect, useState } from 'react';
import type { DraftLesson } from '../data/draft';
import { lessonAddress } from '../data/lesson-address';
import type { ResourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';

type Address =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly message: string };

interface Props {
  readonly lesson: DraftLesson;
  readonly facts: ResourceFacts | undefined;
}

/** What a lesson shows, by the addresses of staff: no progress is kept. */
export function LessonPlayer({ lesson, facts }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [address, setAddress] = useState<Address>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const { kind, resourceId, url, title } = lesson;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again
  useEffect(() => {
    const gone = new AbortController();
    setAddress({ status: 'loading' });
    lessonAddress({ kind, resourceId, url }, gone.signal).then(
      (found) => gone.signal.aborted || setAddress({ status: 'ready', url: found }),
      (error: unknown) =>
        gone.signal.aborted || setAddress({ status: 'failed', message: toFailure(error).message }),
    );
    return () => gone.abort();
  }, [kind, resourceId, url, tries]);
  const frame = {
    display: 'block',
    width: '100%',
    maxHeight: '70vh',
    borderRadius: token.borderRadiusLG,
    background: token.colorFillTertiary,
  };
  if (facts?.problem) {
    return (
      <Alert type="warning" showIcon title={t(`problem.lesson.${facts.problem}`, { title })} />
    );
  }
  if (address.status === 'failed') {
    return (
      <FailedNotice
        title={t('preview.failed')}
        hint={address.message}
        onRetry={() => setTries(tries + 1)}
      />
    );
  }
  if (address.status === 'loading') return <Skeleton active />;
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: subtitles are no part of a resource
    return <video controls playsInline src={address.url} aria-label={title} style={frame} />;
  }
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: as above
    return <audio controls src={address.url} aria-label={title} style={{ width: '100%' }} />;
  }
  if (kind === 'image') {
    return <img src={address.url} alt={title} style={{ ...frame, objectFit: 'contain' }} />;
  }
  return (
    <p style={{ margin: 0 }}>
      <a href={address.url} target="_blank" rel="noopener noreferrer">
        {t(kind === 'link' ? 'preview.openLink' : 'preview.openDocument', { title })}
      </a>
    </p>
  );
}
