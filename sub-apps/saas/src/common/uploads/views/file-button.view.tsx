import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

interface Props extends Pick<ButtonProps, 'size' | 'type' | 'icon'> {
  readonly label: string;
  /** File extensions, as the `accept` attribute. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file selection. */
export function FileButton({ label, accept, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        // A style, since antd's rule for file inputs is more specific than `hidden`.
        style={{ display: 'none' }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise selecting the same file again after a refusal would fire no event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
