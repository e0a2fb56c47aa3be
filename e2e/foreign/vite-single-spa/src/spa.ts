import type { ReactAppLifecycles } from './main';

type Props = Parameters<ReactAppLifecycles['mount']>[0];
let loaded: Promise<ReactAppLifecycles> | undefined;

/** Vite adds the style sheets of a lazy chunk to the page before its code runs. */
const app = () => {
  loaded ??= import('./main').then((main) => main.lifecycles);
  return loaded;
};

export const bootstrap = async (props: Props) => (await app()).bootstrap(props);
export const mount = async (props: Props) => (await app()).mount(props);
export const unmount = async (props: Props) => (await app()).unmount(props);
