import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { mayHaveCamera } from '../data/camera';
import { phrases } from '../phrases';
import { Scanner } from './scanner.view';

interface Props {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

const ACCEPTED_FILES = '.pdf,.json,.jwt,.txt,image/*';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Input for a certificate: a QR code by camera, or a file that is dropped, pasted or chosen. */
export function ProofDrop({ onFile, onText }: Props) {
  const { t } = phrases.use();
  const chooser = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const handlers = useRef({ onFile, onText });
  handlers.current = { onFile, onText };
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text') ?? '';
      if (file) handlers.current.onFile(file);
      else if (!isTyping(event.target) && text.trim()) handlers.current.onText(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  if (isScanning) {
    return (
      <div className="cert-drop">
        <Scanner
          onFound={(text) => {
            setScanning(false);
            onText(text);
          }}
          onClose={() => setScanning(false)}
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by the button as well
    <div
      className="cert-drop"
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
        const file = event.dataTransfer.files[0];
        const text = event.dataTransfer.getData('text');
        if (file) onFile(file);
        else if (text) onText(text);
      }}
    >
      {mayHaveCamera() && (
        <Button size="large" block onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      )}
      <Button size="large" block onClick={() => chooser.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_FILES}
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Cleared, so that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <p>{t('dropHint')}</p>
    </div>
  );
}
