import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { type Phrases, prepareLanguage, sharedPhrases } from '../i18n';
import { checkRequires } from '../requires';
import { AppShell } from './app-shell';
import { CrashCard } from './crash-card';
import type { AppManifest } from './manifest';

type Loadable = Pick<Phrases<never>, 'load'>;

/** Props that single-spa passes to the root component, including custom ones. */
export type RootProps = AppProps & Record<string, unknown>;

export interface LifecycleOptions {
  /** Value of `data-app`: the segment of a sub-app, for others the folder's name. */
  name: string;
  /** Awaited once before the first mount. */
  load?: () => Promise<unknown>;
  Root: React.ComponentType<RootProps>;
  /** `requires` of the manifest: checked before anything of the app runs. */
  requires?: AppManifest['requires'];
  /** Phrase sets that are loaded before the first render. */
  phrases?: readonly Loadable[];
}

export type AppLifecycles = Required<ReactAppOrParcel<Record<string, unknown>>>;

let roots = 0;
/** A prefix per mount, so that two mounts of one app do not share generated ids. */
const nextRoot = (): number => {
  roots += 1;
  return roots;
};

function createPortal(name: string): HTMLElement {
  const portal = document.createElement('div');
  portal.dataset.app = name;
  portal.dataset.portal = '';
  document.body.append(portal);
  return portal;
}

/** Container of an application: inside the content slot, else at the end of the body. */
function containerOf(props: AppProps & { domElement?: HTMLElement }): HTMLElement {
  if (props.domElement) return props.domElement;
  const id = `single-spa-application:${props.name}`;
  const existingElement = document.getElementById(id);
  if (existingElement) return existingElement;
  const created = document.createElement('div');
  created.id = id;
  (document.getElementById('edu-content') ?? document.body).append(created);
  return created;
}

/**
 * Creates the lifecycles of an application or a parcel: single-spa-react with an error boundary, the shared
 * providers, and a portal root that is removed at unmount.
 */
export function createLifecycles(options: LifecycleOptions): AppLifecycles {
  const { name, Root } = options;
  const portals = new Map<string, HTMLElement>();
  const phrases = [sharedPhrases, ...(options.phrases ?? [])];

  const shell = (props: RootProps) => (
    <AppShell name={name} portal={portals.get(props.name)}>
      <Root {...props} />
    </AppShell>
  );

  const inner = singleSpaReact<Record<string, unknown>>({
    React,
    ReactDOMClient: {
      ...ReactDOMClient,
      createRoot: (element: Element) =>
        ReactDOMClient.createRoot(element, {
          identifierPrefix: `${name}-${nextRoot()}-`,
          onUncaughtError: (error) => console.error(`App ${name} crashed.`, error),
        }),
    },
    rootComponent: shell,
    domElementGetter: containerOf,
    // Without it an error while mounting would block every later navigation (ADR 0020).
    errorBoundary: (error) => <CrashCard error={error} app={name} />,
  });
  const update = inner.update ?? (() => Promise.resolve());

  return {
    bootstrap: async (props) => {
      checkRequires(options.requires, props.name);
      await options.load?.();
      return inner.bootstrap(props);
    },
    mount: async (props) => {
      await Promise.all(phrases.map((set) => set.load()));
      await prepareLanguage();
      portals.set(props.name, createPortal(name));
      return inner.mount(props);
    },
    update,
    unmount: async (props) => {
      try {
        return await inner.unmount(props);
      } finally {
        portals.get(props.name)?.remove();
        portals.delete(props.name);
      }
    },
  };
}
