import type { Lifecycles } from '../lifecycles';

/** An app whose mount hangs until the test releases it; then it draws, as real late mounts do. */
export function mountTimesOut(text = 'late paint') {
  let release: () => void = () => {};
  const seen = { unmounted: 0 };
  const lifecycles: Lifecycles = {
    mount: (props) =>
      new Promise<void>((resolve) => {
        release = () => {
          const name = String(props.name);
          const leftover = document.createElement('div');
          leftover.id = `single-spa-application:${name}`;
          leftover.textContent = text;
          document.body.append(leftover);
          (props.domElement as HTMLElement).append(text);
          resolve();
        };
      }),
    unmount: async () => {
      seen.unmounted += 1;
    },
  };
  return { lifecycles, seen, release: () => release() };
}
