import { useOverlay } from '@edu/shared-utility';
import type { Surface } from '../surface';
import type { DialogPart } from './dialog-part';
import { ModalStage } from './modal-stage.view';
import { PanelStage } from './panel-stage.view';

interface Props {
  readonly parts: readonly DialogPart[];
  readonly surface: Surface;
}

/** One dialog for all parts: parts never open a second dialog, and Back closes the topmost one. */
export function Stage({ parts, surface }: Props) {
  const top = parts.at(-1);
  useOverlay(() => {
    if (!top?.locked) top?.onClose();
  }, top !== undefined);
  return surface === 'page' ? <ModalStage parts={parts} /> : <PanelStage parts={parts} />;
}
