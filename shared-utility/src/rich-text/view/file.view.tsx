import { fileAddress, Recording } from '@edu/shared-utility/media';
import { useState } from 'react';
import type { RichTextFile } from '../../contract/rich-text';

interface Props {
  readonly file: RichTextFile | undefined;
  /** What represents it where it is not seen or heard. */
  readonly words: string;
  /** Its address is over. */
  readonly onStale?: () => void;
}

/** An address that broke is asked for again once; another one has a chance of its own. */
function useAddress({ file, onStale }: Props): { address: string; onBroken: () => void } {
  const url = file?.url ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  const onBroken = (): void => {
    setBroken(url);
    onStale?.();
  };
  return { address: url === broken ? '' : fileAddress(url), onBroken };
}

const Missing = ({ file, words }: Props) => (
  <span className="rich-text-missing">{words || file?.title || '—'}</span>
);

export function Picture(props: Props) {
  const { address, onBroken } = useAddress(props);
  return (
    <figure>
      {address === '' ? (
        <Missing {...props} />
      ) : (
        <img src={address} alt={props.words} loading="lazy" onError={onBroken} />
      )}
    </figure>
  );
}

/** A sound or a video with what plays it. */
export function Played({ kind, ...props }: Props & { readonly kind: 'audio' | 'video' }) {
  const { address, onBroken } = useAddress(props);
  const label = props.words || props.file?.title || '';
  return (
    <figure>
      {address === '' ? (
        <Missing {...props} />
      ) : (
        <Recording kind={kind} label={label} address={address} onBroken={onBroken} />
      )}
    </figure>
  );
}
