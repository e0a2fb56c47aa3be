import type { Resource } from '@edu/shared-utility';
import { fileAddress, Recording, useResume } from '@edu/shared-utility/media';
import { phrases } from '../../phrases';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';
import { useResourceFile } from './resource-file.hook';

interface Props {
  readonly resource: Resource;
  readonly kind: 'video' | 'audio';
}

/** Plays video or audio; when its address expires, playback continues at the same position with a new one. */
export function MediaPlayer({ resource, kind }: Props) {
  const { t } = phrases.use();
  const { state, onBroken, retry } = useResourceFile(resource);
  const { events } = useResume();
  if (state.status === 'asking') return <PreviewWaiting />;
  if (state.status === 'failed') {
    return <PreviewFailed message={state.message ?? t('preview.broken')} onRetry={retry} />;
  }
  return (
    <Recording
      key={state.attempt}
      kind={kind}
      label={t('preview.player', { title: resource.title })}
      address={state.source}
      poster={fileAddress(resource.thumbnailUrl)}
      events={events}
      onBroken={onBroken}
    />
  );
}
