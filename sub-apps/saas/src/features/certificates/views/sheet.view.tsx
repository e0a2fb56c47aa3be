import type { TemplateProblem } from '@edu/shared-utility';
import { Alert, Button, theme } from 'antd';
import { useRef, useState } from 'react';
import type { Editor } from '../data/editor.hook';
import { usePreview } from '../data/preview.hook';
import { noGuides } from '../data/snap';
import { phrases } from '../phrases';
import { SheetField } from './sheet-field.view';

interface Props {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly problems: readonly TemplateProblem[];
}

/** The page as drawn by the server's renderer, with the draggable fields over it. */
export function Sheet({ editor, isOpen, problems }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { now, chosenId, choose } = editor;
  const { address, isCurrent, message, again: retry } = usePreview(now);
  const sheet = useRef<HTMLDivElement>(null);
  const [guides, setGuides] = useState(noGuides);
  const { widthMm, heightMm } = now;
  const line = {
    position: 'absolute',
    background: token.colorPrimary,
    pointerEvents: 'none',
  } as const;
  return (
    <>
      {message && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('previewFailed', { message })}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      )}
      {/* A press outside of the fields clears the selection, as Escape does. */}
      <div
        ref={sheet}
        data-sheet
        tabIndex={-1}
        aria-busy={!isCurrent && !message}
        onPointerDown={(event) => event.target === event.currentTarget && choose(null)}
        style={{
          position: 'relative',
          width: '100%',
          aspectRatio: `${widthMm} / ${heightMm}`,
          border: `1px solid ${token.colorBorder}`,
          // The paper is white in the dark theme too.
          background: address ? `#fff url(${address}) 0 0 / 100% 100%` : '#fff',
          overflow: 'hidden',
          touchAction: 'none',
        }}
      >
        {now.fields.map((field) => (
          <SheetField
            key={field.id}
            field={field}
            editor={editor}
            isOpen={isOpen}
            isChosen={field.id === chosenId}
            isWrong={problems.some(({ fieldId, blocks }) => fieldId === field.id && blocks)}
            onGuides={setGuides}
            perPixel={() => widthMm / (sheet.current?.clientWidth || widthMm)}
          />
        ))}
        {guides.x !== null && (
          <span
            style={{ ...line, insetBlock: 0, width: 1, left: `${(guides.x / widthMm) * 100}%` }}
          />
        )}
        {guides.y !== null && (
          <span
            style={{ ...line, insetInline: 0, height: 1, top: `${(guides.y / heightMm) * 100}%` }}
          />
        )}
      </div>
      <p style={{ margin: `${token.marginXXS}px 0 0`, color: token.colorTextSecondary }}>
        <span role="status">{isCurrent ? t('previewCurrent') : message ? '' : t('drawing')}</span>{' '}
        {isOpen && t('keysHint')}
      </p>
    </>
  );
}
