import { type Resource, toast } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { isPdf } from '@edu/shared-utility/media';
import { Button } from 'antd';
import { download } from '../../data/file-address';
import { phrases } from '../../phrases';
import { DocumentPreview } from './document.view';
import { MediaPlayer } from './media-player.view';
import { Picture } from './picture.view';
import { PreviewFrame } from './preview-states.view';

export interface PreviewProps {
  readonly resource: Resource;
}

/** Shows a resource: played, displayed, or as a download. */
export default function Preview({ resource }: PreviewProps) {
  const { t } = phrases.use();
  const { kind, status, refusal } = resource;
  if (status === 'failed') {
    return (
      <PreviewFrame role="alert">{t('preview.refused', { reason: refusal ?? '' })}</PreviewFrame>
    );
  }
  if (status !== 'ready') return <PreviewFrame>{t('preview.notReady')}</PreviewFrame>;
  if (kind === 'video' || kind === 'audio') return <MediaPlayer resource={resource} kind={kind} />;
  if (kind === 'image') return <Picture resource={resource} />;
  if (isPdf(resource)) return <DocumentPreview resource={resource} />;
  const save = (): void => {
    download(resource).catch((error: unknown) => {
      toast.error(t('downloadFailed', { reason: failureOf(error).message }));
    });
  };
  return (
    <PreviewFrame>
      {t('preview.office')}
      <Button onClick={save}>{t('download')}</Button>
    </PreviewFrame>
  );
}
