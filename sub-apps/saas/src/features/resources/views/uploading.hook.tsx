import type { Resource, ResourceKind } from '@edu/shared-utility';
import { acceptOf } from '@edu/shared-utility/uploads';
import { type ReactNode, useRef } from 'react';
import { uploads } from '../../../common/uploads/upload-queue';
import { DropOverlay } from '../../../common/uploads/views/drop-overlay.view';
import { useFileDrop } from '../../../common/uploads/views/file-drop.hook';
import { phrases } from '../phrases';

interface UploadingOptions {
  readonly isOffered: boolean;
  /** The list's kind and category, which new files get if they fit. */
  readonly kind: ResourceKind | undefined;
  readonly categoryId: string | undefined;
}

interface Uploading {
  readonly choose: () => void;
  readonly replace: (resource: Resource) => void;
  /** File inputs, and the overlay while files are dragged over the page. */
  readonly parts: ReactNode;
}

/** All ways to upload: file dialog, drop anywhere, paste, and replacing a file. */
export function useUploading({ isOffered, kind, categoryId }: UploadingOptions): Uploading {
  const { t } = phrases.use();
  const field = useRef<HTMLInputElement>(null);
  const otherInput = useRef<HTMLInputElement>(null);
  const replaced = useRef<Resource | null>(null);
  const add = (files: readonly File[]): void =>
    uploads.add(files, {
      categoryId: (resourceKind) => (resourceKind === kind ? (categoryId ?? null) : null),
    });
  const isOver = useFileDrop(isOffered, add);
  return {
    choose: () => field.current?.click(),
    replace: (resource) => {
      replaced.current = resource;
      if (!otherInput.current) return;
      otherInput.current.accept = acceptOf(resource.kind);
      otherInput.current.click();
    },
    parts: isOffered && (
      <>
        {isOver && <DropOverlay />}
        <input
          ref={field}
          type="file"
          multiple
          accept={acceptOf()}
          aria-label={t('upload')}
          tabIndex={-1}
          style={{ display: 'none' }}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Reset, so that the same file can be chosen again after an error.
            target.value = '';
          }}
        />
        <input
          ref={otherInput}
          type="file"
          aria-label={t('replace')}
          tabIndex={-1}
          style={{ display: 'none' }}
          onChange={({ target }) => {
            const { id, kind: replacedKind, title } = replaced.current ?? {};
            const [file] = target.files ?? [];
            if (file && id && replacedKind && title !== undefined) {
              const replaces = { id, kind: replacedKind, title };
              uploads.add([file], { categoryId: () => null, replaces });
            }
            target.value = '';
          }}
        />
      </>
    ),
  };
}
