import { AppPages } from '@edu/shared-utility';
import { manifest } from '../manifest';
import { routes } from './routes';

/** The app's pages with their router. */
export const RootView = () => <AppPages basename={`/${manifest.segment}`} routes={routes} />;
