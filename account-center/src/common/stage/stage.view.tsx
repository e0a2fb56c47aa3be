import type { Surface } from '../surface';
import type { DialogPart } from './dialog-part';
import { ModalStage } from './modal-stage.view';
import { PanelStage } from './panel-stage.view';

interface Props {
  readonly parts: readonly DialogPart[];
  readonly surface: Surface;
}

/** One dialog whose content changes: no part ever opens over another. */
export const Stage = ({ parts, surface }: Props) =>
  surface === 'page' ? <ModalStage parts={parts} /> : <PanelStage parts={parts} />;
