import { AppPages } from '@edu/shared-utility';
import { DataProvider } from '@edu/shared-utility/data';
import { data } from '../common/data';
import { manifest } from '../manifest';
import { routes } from './routes';

/** The app's pages with their data and router. */
export const RootView = () => (
  <DataProvider api={data}>
    <AppPages basename={`/${manifest.segment}`} routes={routes} />
  </DataProvider>
);
