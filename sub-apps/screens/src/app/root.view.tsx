import { AppPages } from '@edu/shared-utility';
import { routes } from './routes';

/** The screens have addresses below /saas (specification §2). */
export const RootView = () => <AppPages basename="/saas" routes={routes} />;
