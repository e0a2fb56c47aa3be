let loaded;

/** Vite adds the style sheets of a lazy chunk to the page before its code runs. */
const app = () => {
  loaded ??= import('./main').then((main) => main.lifecycles);
  return loaded;
};

export const bootstrap = async (props) => (await app()).bootstrap(props);
export const mount = async (props) => (await app()).mount(props);
export const unmount = async (props) => (await app()).unmount(props);
