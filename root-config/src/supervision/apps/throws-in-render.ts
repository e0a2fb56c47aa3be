import type { Lifecycles } from '../lifecycles';

/** An app whose mount throws after it has drawn half of its content. */
export const throwsInRender: Lifecycles = {
  mount: async (props) => {
    (props.domElement as HTMLElement).append('half a page');
    throw new Error('render failed');
  },
  unmount: async () => {},
};
