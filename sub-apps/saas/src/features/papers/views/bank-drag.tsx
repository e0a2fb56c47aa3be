import type { QuestionSummary } from '@edu/shared-utility';
import { theme } from 'antd';
import { type DragEvent, type ReactNode, useState } from 'react';

/** What is dragged is known here: while it is on its way, no place may read it. */
let dragged: QuestionSummary | null = null;

export function dragQuestion(event: DragEvent, question: QuestionSummary): void {
  dragged = question;
  event.dataTransfer.effectAllowed = 'copy';
  event.dataTransfer.setData('text/plain', question.text);
}

interface Props {
  /** Whether it takes questions of the bank. */
  readonly isOpen: boolean;
  /** They go below it, not above. */
  readonly isHeading?: boolean;
  readonly onQuestion: (question: QuestionSummary) => void;
  readonly children: ReactNode;
}

/** A place of the paper that a question of the bank is dropped on, by the browser's own means. */
export function DropPlace({ isOpen, isHeading = false, onQuestion, children }: Props) {
  const { token } = theme.useToken();
  const [isOver, setOver] = useState(false);
  if (!isOpen) return children;
  const line = `inset 0 ${isHeading ? -2 : 2}px 0 ${token.colorPrimary}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the keyboard has the bank's buttons
    <div
      style={isOver ? { position: 'relative', boxShadow: line } : undefined}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged) onQuestion(dragged);
        dragged = null;
      }}
    >
      {children}
    </div>
  );
}
