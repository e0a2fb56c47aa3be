import type { CertificateField } from '@edu/shared-utility';
import { theme } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Editor } from '../data/editor.hook';
import { boxOf, inTenths, isOutside, isPicture, limitToSheet } from '../data/fields';
import { type Guides, noGuides, snap } from '../data/snap';
import { phrases } from '../phrases';

interface Props {
  readonly field: CertificateField;
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly onGuides: (guides: Guides) => void;
  /** Millimetres per pixel on this screen. */
  readonly perPixel: () => number;
}

/** Pixels within which a field snaps to a line. */
const SNAP_PIXELS = 6;
const MIN_SIZE = 1;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A field on the sheet: can be dragged, resized at its corner, and moved by the arrow keys. */
export function SheetField(props: Props) {
  const { field, editor, isOpen, isChosen, isWrong, onGuides, perPixel } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { now, choose, changeField, remove } = editor;
  const box = boxOf(field);
  const dragStart = useRef<{ x: number; y: number; of: typeof box; isCorner: boolean } | null>(
    null,
  );
  const startDrag = (isCorner: boolean) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    choose(field.id);
    if (!isOpen) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragStart.current = { x: event.clientX, y: event.clientY, of: box, isCorner };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const dragged = dragStart.current;
    if (!dragged) return;
    const unit = perPixel();
    const [dx, dy] = [(event.clientX - dragged.x) * unit, (event.clientY - dragged.y) * unit];
    const join = `drag-${field.id}-${dragged.x}-${dragged.y}`;
    if (dragged.isCorner) {
      const width = inTenths(Math.max(MIN_SIZE, dragged.of.width + dx));
      const height = inTenths(Math.max(MIN_SIZE, dragged.of.height + dy));
      changeField(field.id, { width, ...(isPicture(field) && { height }) }, join);
      return;
    }
    const to = { ...dragged.of, x: dragged.of.x + dx, y: dragged.of.y + dy };
    const others = now.fields.filter(({ id }) => id !== field.id).map(boxOf);
    const { x, y, guides } = snap(to, {
      ...{ others, widthMm: now.widthMm, heightMm: now.heightMm },
      reach: event.altKey ? 0 : SNAP_PIXELS * unit,
    });
    onGuides(event.altKey ? noGuides : guides);
    changeField(field.id, limitToSheet({ ...box, x, y }, now), join);
  };
  const endDrag = (): void => {
    dragStart.current = null;
    onGuides(noGuides);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (event.key === 'Escape') choose(null);
    if (!isOpen) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const { nextElementSibling: after, previousElementSibling: before } = event.currentTarget;
      remove(field.id);
      // Keyboard focus moves to a neighbour of the deleted field.
      const next = [after, before].find((element) => element instanceof HTMLButtonElement);
      (next ?? event.currentTarget.parentElement)?.focus();
    } else if (step) {
      const stepSize = event.shiftKey ? 5 : event.altKey ? 0.1 : 1;
      const [x, y] = [field.x + step[0] * stepSize, field.y + step[1] * stepSize];
      changeField(field.id, limitToSheet({ ...box, x, y }, now), `keys-${field.id}`);
    } else return;
    event.preventDefault();
  };
  const colour = isWrong || isOutside(field, now) ? token.colorError : token.colorPrimary;
  const share = (part: number, total: number): string => `${(part / total) * 100}%`;
  return (
    <button
      type="button"
      aria-label={t('fieldAt', { field: t(`keys.${field.key}`), x: field.x, y: field.y })}
      aria-pressed={isChosen}
      title={t(`keys.${field.key}`)}
      onFocus={() => choose(field.id)}
      onKeyDown={press}
      onPointerDown={startDrag(false)}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      style={{
        position: 'absolute',
        left: share(box.x, now.widthMm),
        top: share(box.y, now.heightMm),
        width: share(box.width, now.widthMm),
        height: share(box.height, now.heightMm),
        minHeight: 10,
        padding: 0,
        border: `1px ${isChosen ? 'solid' : 'dashed'} ${colour}`,
        background: 'transparent',
        cursor: isOpen ? 'move' : 'pointer',
        touchAction: 'none',
      }}
    >
      {isChosen && isOpen && (
        <span
          aria-hidden
          data-corner
          onPointerDown={startDrag(true)}
          style={{
            position: 'absolute',
            insetInlineEnd: -6,
            bottom: -6,
            width: 12,
            height: 12,
            borderRadius: 2,
            background: colour,
            cursor: 'nwse-resize',
          }}
        />
      )}
    </button>
  );
}
