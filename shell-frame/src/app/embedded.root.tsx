import { ConfigProvider, theme } from 'antd';
import { useContext } from 'react';
import { useAddress } from '../common/address.hook';
import { EmbeddedPage, embeddedStyles } from '../features/embedded';

/** Root of the second module: root-config mounts it in the content slot for bi-admin paths. */
export function EmbeddedRoot() {
  const address = useAddress();
  const { csp } = useContext(ConfigProvider.ConfigContext);
  const { token } = theme.useToken();
  // During its unmount the address may already be another page's.
  if (!address.startsWith('/bi-admin')) return null;
  return (
    <div style={{ display: 'contents', fontFamily: token.fontFamily }}>
      <style nonce={csp?.nonce}>{embeddedStyles}</style>
      <EmbeddedPage address={address} />
    </div>
  );
}
