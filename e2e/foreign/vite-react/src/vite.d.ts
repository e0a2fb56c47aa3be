/** What Vite adds to a module while it develops: `vite/client` in a repository of its own. */
interface ImportMeta {
  readonly hot?: {
    accept(path: './root', replace: (next?: typeof import('./root')) => void): void;
  };
}

declare module '*.css';
