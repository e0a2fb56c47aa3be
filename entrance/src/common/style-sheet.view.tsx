import { StyleSheet as Sheet } from '@edu/shared-utility';
import { styles } from './entrance.styles';

/** The styles of the entrance, while it is mounted. */
export const StyleSheet = () => <Sheet css={styles} />;
