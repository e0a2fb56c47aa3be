/**
 * The reference of `npm run bench`: frame and student page as one application, from the same sources: one bundle, the
 * sub-application behind React.lazy, without module loader and single-spa.
 */
import {
  AppProviders,
  loadBranches,
  loadMenu,
  loadRoleIds,
  prepareLanguage,
} from '@edu/shared-utility';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../../../root-config/src/boot/runtime-config';
import { loadTenant } from '../../../root-config/src/boot/tenant';
import { createLayout } from '../../../root-config/src/layout/layout';
import { phrases as rootPhrases } from '../../../root-config/src/phrases';
import { ShellRoot } from '../../../shell-frame/src/app/root';
import { phrases as shellPhrases } from '../../../shell-frame/src/phrases';

const Student = lazy(async () => {
  const [{ RootView }, { phrases }, { adminPhrases }] = await Promise.all([
    import('../../../sub-apps/saas/src/app/root.view'),
    import('../../../sub-apps/saas/src/phrases'),
    import('@edu/shared-utility/admin'),
  ]);
  await Promise.all([phrases.load(), adminPhrases.load()]);
  return { default: RootView };
});

const noParcels = () => {
  throw new Error('The yardstick has no parcels.');
};

async function start(): Promise<void> {
  await loadRuntimeConfig(new AbortController().signal);
  const layout = createLayout();
  await Promise.all([loadTenant(), rootPhrases.load(), shellPhrases.load(), prepareLanguage()]);
  void loadRoleIds();
  await loadBranches();
  await loadMenu();
  layout.setLayout('framed');
  layout.frame.dataset.app = 'shell-frame';
  layout.content.dataset.app = 'saas';
  const draw = (slot: HTMLElement, content: React.ReactNode) =>
    createRoot(slot).render(<AppProviders>{content}</AppProviders>);
  draw(layout.frame, <ShellRoot mountParcel={noParcels} />);
  draw(
    layout.content,
    <Suspense>
      <Student />
    </Suspense>,
  );
}

void start();
