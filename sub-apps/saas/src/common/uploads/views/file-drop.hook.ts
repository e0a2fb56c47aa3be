import { useEffect, useRef, useState } from 'react';

const filesOf = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];
const hasFiles = (event: DragEvent): boolean =>
  [...(event.dataTransfer?.types ?? [])].includes('Files');

/**
 * Accepts files that are dropped anywhere on the page or pasted.
 *
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(isOffered: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const onFilesRef = useRef(onFiles);
  onFilesRef.current = onFiles;
  useEffect(() => {
    if (!isOffered) return;
    // `dragenter` of a child comes before `dragleave` of its parent, so the levels are counted.
    let depth = 0;
    const end = new AbortController();
    const listen = <K extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: K,
      act: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          act(event);
        },
        end,
      );
    listen('dragenter', () => {
      depth += 1;
      setOver(true);
    });
    listen('dragover', () => {});
    listen('dragleave', () => {
      depth -= 1;
      if (depth <= 0) setOver(false);
    });
    listen('drop', ({ dataTransfer }) => {
      depth = 0;
      setOver(false);
      onFilesRef.current(filesOf(dataTransfer));
    });
    window.addEventListener(
      'paste',
      (event) => {
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFilesRef.current(files);
      },
      end,
    );
    return () => {
      end.abort();
      setOver(false);
    };
  }, [isOffered]);
  return isOver;
}
