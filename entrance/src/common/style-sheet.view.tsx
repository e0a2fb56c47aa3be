import { StyleSheet as Sheet } from '@edu/shared-utility';
import { artStyles, styles } from './styles';

const css = styles + artStyles;

/** What the entrance looks like; comes and goes with it. */
export const StyleSheet = () => <Sheet css={css} />;
