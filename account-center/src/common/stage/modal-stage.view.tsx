import { keepTabWithin } from '@edu/shared-utility';
import { Modal } from 'antd';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { DialogBodies } from './dialog-bodies.view';
import type { DialogPart } from './dialog-part';
import { focusFirst } from './focus';
import { useOpener } from './opener.hook';

/** Shows the parts in one modal dialog: Escape closes the topmost part, the close button closes all. */
export function ModalStage({ parts }: { readonly parts: readonly DialogPart[] }) {
  const open = parts.length > 0;
  // During the closing transition the last content stays visible.
  const last = useRef(parts);
  if (open) last.current = parts;
  const openParts = last.current;
  const top = openParts.at(-1);
  const body = useRef<HTMLDivElement>(null);
  const giveFocusBack = useOpener(open);

  const close = (event: Pick<SyntheticEvent, 'type'>) => {
    const leaving = event.type === 'keydown' ? parts.slice(-1) : parts.toReversed();
    for (const part of leaving) part.onClose();
  };
  // The dialog focuses itself on opening; a focus that the person has moved since stays.
  const isKeyboardUsed = useRef(false);
  const onSettled = (isOpen: boolean) => {
    if (isOpen && !isKeyboardUsed.current && !body.current?.contains(document.activeElement)) {
      focusFirst(body.current);
    }
    if (!isOpen) isKeyboardUsed.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isKeyboardUsed.current = true;
    keepTabWithin(event);
  };
  return (
    <Modal
      title={top?.title}
      open={open}
      onCancel={close}
      closable={!top?.locked}
      keyboard={!top?.locked}
      mask={{ closable: false }}
      focusable={{ focusTriggerAfterClose: false }}
      wrapProps={{ onKeyDown }}
      width={top?.width ?? 480}
      footer={null}
      destroyOnHidden
      afterOpenChange={onSettled}
      afterClose={giveFocusBack}
    >
      <div style={{ paddingTop: 16 }}>
        <DialogBodies parts={openParts} top={body} />
      </div>
    </Modal>
  );
}
