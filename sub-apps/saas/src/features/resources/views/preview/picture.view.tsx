import type { Resource } from '@edu/shared-utility';
import { theme } from 'antd';
import { useState } from 'react';
import { phrases } from '../../phrases';
import { useFileUrl } from './file-url.hook';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';

/** A picture in full. */
export function Picture({ resource }: { readonly resource: Resource }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [state, renew] = useFileUrl(resource);
  const [broken, setBroken] = useState('');
  if (state.status === 'asking') return <PreviewWaiting />;
  if (state.status === 'failed' || state.address.url === broken) {
    const message = state.status === 'failed' ? state.message : t('preview.broken');
    return <PreviewFailed message={message} onRetry={renew} />;
  }
  const { url } = state.address;
  return (
    <img
      src={url}
      alt={resource.title}
      onError={() => setBroken(url)}
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
