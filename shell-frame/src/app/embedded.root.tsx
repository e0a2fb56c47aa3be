import { useAddress } from '../common/address.hook';
import { NoncedStyle } from '../common/nonced-style.view';
import { Embedded, embeddedStyles } from '../features/embedded';

/** Root of the second module: root-config mounts it in the content slot for bi-admin paths. */
export function EmbeddedRoot() {
  const address = useAddress();
  // While it is being taken away, the address is already another page's.
  if (!address.startsWith('/bi-admin')) return null;
  return (
    <>
      <NoncedStyle css={embeddedStyles} />
      <Embedded address={address} />
    </>
  );
}
