/**
 * The reference for warm switches: frame, student page and personal page as one application, from the same sources: one
 * bundle, both pages behind React.lazy, without module loader and single-spa.
 */
import {
  AppProviders,
  loadBranches,
  loadMenu,
  loadRoleIds,
  prepareLanguage,
} from '@edu/shared-utility';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../../../root-config/src/boot/runtime-config';
import { loadTenant } from '../../../root-config/src/boot/tenant';
import { createLayout } from '../../../root-config/src/layout/layout';
import { phrases as rootPhrases } from '../../../root-config/src/phrases';
import { ShellRoot } from '../../../shell-frame/src/app/root';
import { phrases as shellPhrases } from '../../../shell-frame/src/phrases';

const Student = lazy(async () => {
  const [{ RootView }, { phrases }] = await Promise.all([
    import('../../../sub-apps/saas/src/app/root.view'),
    import('../../../sub-apps/saas/src/phrases'),
  ]);
  await phrases.load();
  return { default: RootView };
});

const Personal = lazy(async () => {
  const [{ RootView }, { phrases }] = await Promise.all([
    import('../../../account-center/src/app/root.view'),
    import('../../../account-center/src/phrases'),
  ]);
  await phrases.load();
  return { default: RootView };
});

const noParcels = () => {
  throw new Error('The yardstick has no parcels.');
};

/** Called after every change of the history, as the router of a single application would be. */
const subscribe = (listener: () => void) => {
  window.addEventListener('bench:navigated', listener);
  return () => window.removeEventListener('bench:navigated', listener);
};

function Pages({ onFull }: { onFull: (isFull: boolean) => void }) {
  const isPersonal = useSyncExternalStore(subscribe, () => location.pathname === '/personal');
  onFull(isPersonal);
  return (
    <div data-app={isPersonal ? 'personal' : 'saas'} style={{ display: 'contents' }}>
      {/* With a key, because React would otherwise keep the previous page, hidden, until the next one is loaded. */}
      <Suspense key={String(isPersonal)}>{isPersonal ? <Personal /> : <Student />}</Suspense>
    </div>
  );
}

async function start(): Promise<void> {
  await loadRuntimeConfig(new AbortController().signal);
  const layout = createLayout();
  await Promise.all([loadTenant(), rootPhrases.load(), shellPhrases.load(), prepareLanguage()]);
  void loadRoleIds();
  await loadBranches();
  await loadMenu();
  layout.frame.dataset.app = 'shell-frame';
  const draw = (slot: HTMLElement, content: ReactNode) =>
    createRoot(slot).render(<AppProviders>{content}</AppProviders>);
  draw(layout.frame, <ShellRoot mountParcel={noParcels} />);
  draw(layout.content, <Pages onFull={(isFull) => layout.setLayout(isFull ? 'full' : 'framed')} />);
}

void start();
