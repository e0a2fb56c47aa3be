import type { QuestionSummary } from '@edu/shared-utility';
import { theme } from 'antd';
import { type DragEvent, type ReactNode, useState } from 'react';

/** The dragged question, stored here because drop targets cannot read drag data before the drop. */
let dragged: QuestionSummary | null = null;

export function dragQuestion(event: DragEvent, question: QuestionSummary): void {
  dragged = question;
  event.dataTransfer.effectAllowed = 'copy';
  event.dataTransfer.setData('text/plain', question.text);
}

interface Props {
  /** Whether questions of the bank can be dropped here. */
  readonly isOpen: boolean;
  /** True for a heading, below which the question is inserted; otherwise it is inserted above. */
  readonly isHeading?: boolean;
  readonly onQuestion: (question: QuestionSummary) => void;
  readonly children: ReactNode;
}

/** A drop target for questions of the bank, with the browser's own drag and drop. */
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
