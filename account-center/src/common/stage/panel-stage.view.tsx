import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { Button, theme } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { phrases } from '../../phrases';
import { useCover } from './cover.context';
import { DialogBodies } from './dialog-bodies.view';
import type { DialogPart } from './dialog-part';
import { useOpener } from './opener.hook';

/**
 * Inside the frame's dialog the parts replace the page instead of opening a second dialog. Escape and the arrow close
 * the topmost part; without one, Escape closes the frame's dialog.
 */
export function PanelStage({ parts }: { readonly parts: readonly DialogPart[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const top = parts.at(-1);
  const open = top !== undefined;
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const giveFocusBack = useOpener(open);
  useCover(open, giveFocusBack);

  const latest = useRef(top);
  latest.current = top;
  useEffect(() => {
    if (!open) return;
    // In the capture phase, before the frame's dialog handles the key.
    const onEscape = (event: KeyboardEvent) => {
      const panelBody = body.current;
      const container = panelBody?.closest('[role=dialog]') ?? panelBody?.closest('.eac-main');
      const isFocusInside =
        event.target === document.body || container?.contains(event.target as Node);
      if (event.key !== 'Escape' || event.isComposing || !isFocusInside) return;
      event.stopImmediatePropagation();
      if (!latest.current?.locked) latest.current?.onClose();
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, [open]);

  if (!top) return null;
  return (
    <section aria-labelledby={id}>
      <div className="eac-panel-head">
        <Button
          type="text"
          aria-label={t('page.back')}
          icon={<ArrowLeftOutlined aria-hidden />}
          disabled={top.locked === true}
          onClick={top.onClose}
        />
        <h2 id={id} style={{ margin: 0, fontSize: token.fontSizeLG }}>
          {top.title}
        </h2>
      </div>
      <div className="eac-panel-body">
        <DialogBodies parts={parts} top={body} />
      </div>
    </section>
  );
}
