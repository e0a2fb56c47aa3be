import { openParts, Stage } from '../common/stage';
import { useFactorPart } from '../features/second-factors';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

/** The one dialog of a session that may only add a second factor. */
export default function FactorDialog() {
  return <Stage parts={openParts([useFactorPart()])} surface="page" />;
}
