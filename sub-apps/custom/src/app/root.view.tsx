import { AppPages } from '@edu/shared-utility';
import { manifest } from '../manifest';
import { routes } from './routes';

/** The pages with their router for as long as the app is mounted. */
export const RootView = () => <AppPages basename={`/${manifest.segment}`} routes={routes} />;
