import type { Resource } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../../phrases';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';
import { useResourceFile } from './resource-file.hook';

/** A picture in full size. */
export function Picture({ resource }: { readonly resource: Resource }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { state, onBroken, retry } = useResourceFile(resource);
  if (state.status === 'asking') return <PreviewWaiting />;
  if (state.status === 'failed') {
    return <PreviewFailed message={state.message ?? t('preview.broken')} onRetry={retry} />;
  }
  return (
    <img
      key={state.attempt}
      src={state.source}
      alt={resource.title}
      onError={onBroken}
      style={{
        display: 'block',
        maxWidth: '100%',
        maxHeight: '60vh',
        margin: '0 auto',
        borderRadius: token.borderRadius,
      }}
    />
  );
}
