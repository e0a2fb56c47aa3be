import type { Lifecycles } from '../lifecycles';

/** A well-behaved app in plain DOM that counts its lifecycle calls. */
export function plainApp(text = 'plain app') {
  const seen = { bootstrapped: 0, mounted: 0, unmounted: 0 };
  const lifecycles: Lifecycles = {
    bootstrap: async () => {
      seen.bootstrapped += 1;
    },
    mount: async (props) => {
      seen.mounted += 1;
      (props.domElement as HTMLElement).append(text);
    },
    unmount: async (props) => {
      seen.unmounted += 1;
      (props.domElement as HTMLElement).replaceChildren();
    },
  };
  return { lifecycles, seen };
}
