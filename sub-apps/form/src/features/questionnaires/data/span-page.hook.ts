import type { AnswerSpan } from '@edu/shared-utility';
import { useState } from 'react';

/** The page of a list of answers; another span begins at its first page. 0 while the list is closed. */
export function useSpanPage({ from, to }: AnswerSpan, initial = 1) {
  const span = `${from} ${to}`;
  const [place, setPlace] = useState({ span, pageNum: initial });
  const pageNum = place.span === span ? place.pageNum : Math.min(place.pageNum, 1);
  return [pageNum, (next: number) => setPlace({ span, pageNum: next })] as const;
}
