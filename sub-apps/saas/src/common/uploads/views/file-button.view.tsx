import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';

interface Props extends Pick<ButtonProps, 'size' | 'type' | 'icon'> {
  readonly label: string;
  /** Endings, as a file field takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that has files chosen. */
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
        // antd's own rule for such fields is stronger than `hidden`
        style={{ display: 'none' }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file may be chosen again after a refusal
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
