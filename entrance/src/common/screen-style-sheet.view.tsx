import { StyleSheet } from '@edu/shared-utility';
import { screenStyles } from './screen.styles';

/** Adds the styles of screens after the first one, which have chunks of their own. */
export const ScreenStyleSheet = () => <StyleSheet css={screenStyles} />;
