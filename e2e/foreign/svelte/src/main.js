import { context } from '@edu/shared-utility';
import { mount, unmount } from 'svelte';
import App from './app.svelte';
import { phrases } from './phrases.js';

let shown;
let stopListening;

const draw = (target) => {
  shown = mount(App, { target });
};

export const lifecycles = {
  bootstrap: () => phrases.load(),
  mount: async ({ domElement }) => {
    draw(domElement);
    // words are read when a component is drawn: another language draws it anew
    stopListening = context.subscribe('language', async () => {
      await phrases.load();
      await unmount(shown);
      draw(domElement);
    });
  },
  unmount: async () => {
    stopListening();
    await unmount(shown);
  },
};
