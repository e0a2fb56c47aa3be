import { type LessonSource, useContextValue } from '@edu/shared-utility';
import { PdfViewer } from '@edu/shared-utility/media';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { positionInAddress } from '../data/address';
import { storedPosition, storePosition } from '../data/positions';
import type { StageProps } from './stage';

interface Props extends StageProps {
  readonly source: LessonSource;
  /** Called when the file cannot be loaded; a new address may help. */
  readonly onBroken: () => void;
}

/** A PDF document, opened at the last page on this device. */
export function DocumentStage({ lesson, learning, source, onBroken, onPosition }: Props) {
  const owner = useContextValue('userInfo')?.userId ?? '';
  const [search] = useSearchParams();
  const requestedPage = positionInAddress(search);
  // The platform stores the reading time of a document, not the page.
  const [start] = useState(() => storedPosition(owner, lesson.id) ?? 1);
  const onPage = useCallback(
    (page: number) => {
      storePosition(owner, lesson.id, page);
      onPosition(page);
    },
    [owner, lesson.id, onPosition],
  );
  return (
    <PdfViewer
      // Remounted for each requested page, since a note may link to another page of the same document.
      key={requestedPage}
      title={lesson.title}
      address={source.url}
      start={requestedPage ?? start}
      onPage={onPage}
      onShown={learning.onShown}
      onUnreachable={onBroken}
    />
  );
}
