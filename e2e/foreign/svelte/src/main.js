import { on } from '@edu/shared-utility';
import { mount, unmount } from 'svelte';
import App from './app.svelte';
import { phrases } from './phrases.js';

let mounted;
let stopListening;

const draw = (target) => {
  mounted = mount(App, { target });
};

export const lifecycles = {
  bootstrap: () => phrases.load(),
  mount: async ({ domElement }) => {
    draw(domElement);
    // Texts are read while a component renders, so a change of language needs a new one.
    stopListening = on('language:changed', async () => {
      await unmount(mounted);
      draw(domElement);
    });
  },
  unmount: async () => {
    stopListening();
    await unmount(mounted);
  },
};
