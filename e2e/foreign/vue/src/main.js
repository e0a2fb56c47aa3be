import { on } from '@edu/shared-utility';
import singleSpaVue from 'single-spa-vue';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './app.vue';
import BedsPage from './beds-page.vue';
import { phrases } from './phrases.js';

const routes = [
  { path: '/', component: BedsPage },
  { path: '/plant', component: () => import('./plant-page.vue') },
];

let history;
let stopListening;

const vue = singleSpaVue({
  createApp,
  appOptions: { render: () => h(App) },
  // Each mount gets its own router with its own history.
  handleInstance(app) {
    history = createWebHistory('/orchard');
    app.use(createRouter({ history, routes }));
  },
});

export const lifecycles = {
  bootstrap: async (props) => {
    await phrases.load();
    await vue.bootstrap(props);
  },
  mount: async (props) => {
    await vue.mount(props);
    // Texts are read while a component renders, so a change of language needs a new one.
    stopListening = on('language:changed', async () => {
      await vue.unmount(props);
      history.destroy();
      await vue.mount(props);
    });
  },
  unmount: async (props) => {
    stopListening();
    await vue.unmount(props);
    // Otherwise vue-router would continue to listen, and navigate back after the application is left.
    history.destroy();
  },
};
