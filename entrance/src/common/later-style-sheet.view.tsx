import { StyleSheet } from '@edu/shared-utility';
import { laterStyles } from './later.styles';

/** Adds the styles of screens after the first one, which have chunks of their own. */
export const LaterStyleSheet = () => <StyleSheet css={laterStyles} />;
