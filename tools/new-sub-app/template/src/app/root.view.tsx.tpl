import { AppRouter } from '@edu/shared-utility';
import { manifest } from '../manifest';
import { routes } from './routes';

/** Gives the pages their router for as long as the app is mounted. */
export const RootView = () => <AppRouter basename={`/${manifest.segment}`} routes={routes} />;
