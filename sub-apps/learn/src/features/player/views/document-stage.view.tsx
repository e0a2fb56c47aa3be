import { type LessonSource, useContextValue } from '@edu/shared-utility';
import { PdfViewer } from '@edu/shared-utility/media';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { placeIn } from '../data/address';
import { storedPosition, storePosition } from '../data/positions';
import type { StageProps } from './stage';

interface Props extends StageProps {
  readonly source: LessonSource;
  /** It cannot be read any more: another address may help. */
  readonly onBroken: () => void;
}

/** A PDF document, from the page where the person was on this device. */
export function DocumentStage({ lesson, learning, source, onBroken, onAt }: Props) {
  const owner = useContextValue('userInfo')?.userId ?? '';
  const [search] = useSearchParams();
  const requestedPage = placeIn(search);
  // what the platform keeps of a document is the time that was read, not the page
  const [start] = useState(() => storedPosition(owner, lesson.id) ?? 1);
  const onPage = useCallback(
    (page: number) => {
      storePosition(owner, lesson.id, page);
      onAt(page);
    },
    [owner, lesson.id, onAt],
  );
  return (
    <PdfViewer
      // a note leads to its page, also from another page of the same document
      key={requestedPage}
      title={lesson.title}
      address={source.url}
      start={requestedPage ?? start}
      onPage={onPage}
      onShown={learning.onShown}
      onAway={onBroken}
    />
  );
}
