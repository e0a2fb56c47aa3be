import { StyleSheet } from '@edu/shared-utility';
import { laterStyles } from './later.styles';

/** For what comes after the first screen, in chunks of its own. */
export const LaterStyleSheet = () => <StyleSheet css={laterStyles} />;
