import { fileAddress, Recording } from '@edu/shared-utility/media';
import { useState } from 'react';
import type { RichTextFile } from '../../contract/rich-text';

interface Props {
  readonly file: RichTextFile | undefined;
  /** Alternative text. */
  readonly words: string;
  /** Called when its address has expired. */
  readonly onStale?: () => void;
}

/** Requests a new address once when one fails; each new address may fail once too. */
function useAddress({ file, onStale }: Props): { address: string; onBroken: () => void } {
  const url = file?.url ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  const onBroken = (): void => {
    setBroken(url);
    onStale?.();
  };
  return { address: url === broken ? '' : fileAddress(url), onBroken };
}

const MissingFile = ({ file, words }: Props) => (
  <span className="rich-text-missing">{words || file?.title || '—'}</span>
);

export function Picture(props: Props) {
  const { address, onBroken } = useAddress(props);
  return (
    <figure>
      {address === '' ? (
        <MissingFile {...props} />
      ) : (
        <img src={address} alt={props.words} loading="lazy" onError={onBroken} />
      )}
    </figure>
  );
}

/** An audio or video recording with its player. */
export function RecordingView({ kind, ...props }: Props & { readonly kind: 'audio' | 'video' }) {
  const { address, onBroken } = useAddress(props);
  const label = props.words || props.file?.title || '';
  return (
    <figure>
      {address === '' ? (
        <MissingFile {...props} />
      ) : (
        <Recording kind={kind} label={label} address={address} onBroken={onBroken} />
      )}
    </figure>
  );
}
