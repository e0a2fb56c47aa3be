import { AppPages } from '@edu/shared-utility';
import { DataProvider } from '@edu/shared-utility/data';
import { data } from '../common/data';
import { manifest } from '../manifest';
import { routes } from './routes';

/** Gives the pages their data and their router for as long as the app is mounted. */
export const RootView = () => (
  <DataProvider api={data}>
    <AppPages basename={`/${manifest.segment}`} routes={routes} />
  </DataProvider>
);
