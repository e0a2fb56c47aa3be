import { StyleSheet as Sheet } from '@edu/shared-utility';
import { artStyles, styles, troubleStyles } from './styles';

const css = styles + artStyles + troubleStyles;

/** What the entrance looks like; comes and goes with it. */
export const StyleSheet = () => <Sheet css={css} />;
