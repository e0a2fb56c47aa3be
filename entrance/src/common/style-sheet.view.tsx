import { StyleSheet as Sheet } from '@edu/shared-utility';
import { styles } from './entrance.styles';

/** What the entrance looks like; comes and goes with it. */
export const StyleSheet = () => <Sheet css={styles} />;
