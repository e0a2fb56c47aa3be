/** The part of `vite/client` that a module uses in development. */
interface ImportMeta {
  readonly hot?: {
    accept(path: './root', replace: (next?: typeof import('./root')) => void): void;
  };
}

declare module '*.css';
