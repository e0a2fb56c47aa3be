let loaded;

/** Vite puts the style sheets of what is loaded on demand into the page before the code runs. */
const app = () => {
  loaded ??= import('./main').then((main) => main.lifecycles);
  return loaded;
};

export const bootstrap = async (props) => (await app()).bootstrap(props);
export const mount = async (props) => (await app()).mount(props);
export const unmount = async (props) => (await app()).unmount(props);
