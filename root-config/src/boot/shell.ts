import { context, effectiveTiming, emit, on, page, session, timing } from '@edu/shared-utility';
import { addErrorHandler, start as startSingleSpa, triggerAppChange } from 'single-spa';
import { frameModule, isOfSession, type Route, resolveRoute } from '../activity';
import { createInjector } from '../devtools/injector';
import { transferInput } from '../first-paint/transfer-input';
import { createFrame } from '../frame';
import { applyDecision } from '../guard/apply-decision';
import { decide } from '../guard/decide';
import { guardEffects } from '../guard/effects';
import { isIdleTimedOut } from '../guard/idle-timeout';
import { type GuardPageState, readGuardState } from '../guard/state';
import type { Layout } from '../layout/layout';
import { createNotices } from '../layout/notices';
import { createScreens } from '../layout/screens';
import type { ModuleLoader } from '../module-loader';
import { createRouter } from '../navigation/router';
import { rememberUser } from '../page-map/subject';
import { phrases } from '../phrases';
import { createPrefetch } from '../prefetch/prefetch';
import { noteVisit } from '../prefetch/visits';
import { createJournal } from '../recovery/journal';
import { createRegistration } from '../registration';
import { createSideEffects } from '../side-effects/side-effects';
import { isLoadError } from '../supervision/load-error';
import { startDevtools } from './devtools';
import { watchForEmptyApp } from './empty-app';
import { loadTestingTools } from './load-testing-tools';
import { noticeNetwork } from './network-notice';
import { notInstalledCard, noticeCard, slowCard } from './notices';
import { createSupervision, dataAppOf } from './supervision';
import { applyCardTitle, applyTitle } from './tenant';
import type { Updates } from './updates';

const screenTexts = {
  loading: () => phrases.t('loading.label'),
  slow: () => phrases.t('loading.slow'),
  slowCard,
};
const screenDelays = () => {
  const { skeletonDelay, moduleSlowAfter } = effectiveTiming();
  return { skeleton: skeletonDelay, slow: moduleSlowAfter };
};

/** Whether the stored value differs from the page's; null means unknown, which does not count as a difference. */
const differsFromPage = (ofPage: string | null, stored: string | null): boolean =>
  ofPage !== null && stored !== null && stored !== ofPage;

/**
 * Puts guard, activity table, layout and single-spa together and starts the page.
 *
 * @param firstPageShown settles when the first page is shown; never rejects
 */
export function startShell(
  layout: Layout,
  loader: ModuleLoader,
  firstPageShown: Promise<void>,
): void {
  const journal = createJournal();
  const injector = createInjector();
  const pageState: GuardPageState = { branchesFailed: false, lacksFactor: session.lacksFactor() };
  const contentScreens = createScreens(layout.content, screenTexts, screenDelays, applyCardTitle);
  transferInput(layout.content);
  const frameScreens = createScreens(layout.frame, screenTexts, screenDelays);
  let branchOfPage: string | null = null;
  /** Organisation and identity that the page shows; null when unknown. */
  let placeOfPage: string | null = null;
  /** The route that the content slot shows. */
  let shownRoute: Route | null = null;

  const sideEffects = createSideEffects({ of: loader.entryOf, filesOf: loader.filesOf });
  loader.evaluateThrough(journal.timing(sideEffects.evaluating));
  const supervisorOf = createSupervision({ loader, journal, injector, sideEffects });
  const registration = createRegistration(supervisorOf(layout.content, contentScreens));
  const frame = createFrame(layout.frame, () =>
    supervisorOf(layout.frame, frameScreens)(frameModule),
  );

  const notices = createNotices(layout.root);
  // Registered at the start, since the network may fail before later chunks have loaded.
  const network = noticeNetwork(notices, () => shownRoute?.layout === 'framed');
  let updates: Updates | null = null;
  /** The import map is followed after the first page, which does not need it. */
  const follow = async (): Promise<void> => {
    const { startUpdates } = await import('./updates');
    const { decide } = router;
    updates ??= startUpdates({
      loader,
      registration,
      notices,
      journal,
      decide,
      shown: () => shownRoute,
    });
  };
  // If this chunk fails the page works on; the next navigation tries again.
  const tryToFollowMap = () => void follow().catch(() => {});
  let isIdle = false;
  void firstPageShown.then(() => {
    isIdle = true;
    tryToFollowMap();
  });
  const { root } = layout;
  const parts = { root, loader, registration, frame, notices, journal, injector, sideEffects };
  void loadTestingTools(parts);
  startDevtools(parts);
  const prefetch = createPrefetch({
    async load(name) {
      try {
        return await loader.load(name);
      } catch (error) {
        // Forget the failed address, so that the first real visit fetches it again.
        loader.renew(name, timing.chunkLoadTimeout);
        throw error;
      }
    },
    isInstalled: loader.isInstalled,
    active: () => registration.active,
    store: window.localStorage,
  });

  const showRoute = (app: string | null, route: Route) => {
    shownRoute = route;
    layout.setLayout(route.layout === 'framed' && context.get('token') ? 'framed' : 'full');
    // On full pages the frame is invisible, but it ends idle sessions and asks before unsaved work is lost.
    if (context.get('token') && isOfSession(window.location.pathname)) frame.ensure();
    if (app !== registration.active) contentScreens.clear();
    registration.activate(app);
    network.onNavigation();
    void triggerAppChange();
  };

  /** Another tab may have switched the branch, while this page still shows the former one (specification §4). */
  const isBranchOfOthers = () => differsFromPage(branchOfPage, context.get('branch'));

  const currentPlace = (): string | null => {
    const organ = context.get('organ');
    return organ && `${organ} ${context.get('actor')}`;
  };
  const isPlaceOfOthers = () => differsFromPage(placeOfPage, currentPlace());

  const router = createRouter({
    route: (path) => resolveRoute(path, loader.isInstalled),
    guard() {
      const { pathname, search, hash } = window.location;
      // A mounted frame asks for the password instead; without one an idle session ends, or a reload would bypass
      // it.
      if (!frame.mounted && isOfSession(pathname) && isIdleTimedOut()) {
        session.abandon();
        return { type: 'left' };
      }
      const decision = decide(readGuardState(window.location, pageState));
      return applyDecision(decision, pathname + search + hash, guardEffects, pageState);
    },
    mustReload() {
      const differs = isBranchOfOthers() || isPlaceOfOthers();
      if (differs) page.reload();
      return differs;
    },
    view: {
      show(route) {
        layout.setPending(false);
        branchOfPage = context.get('branchList') === null ? null : context.get('branch');
        placeOfPage = currentPlace();
        if (route.app !== null && route.app !== registration.active) {
          noteVisit(window.localStorage, route.app);
        }
        showRoute(route.app, route);
        if (route.kind === 'not-installed') {
          const { pathname } = window.location;
          contentScreens.card(() => notInstalledCard(pathname));
        }
      },
      notice(route, notice) {
        layout.setPending(false);
        showRoute(null, route);
        contentScreens.card(() => noticeCard(notice, retryGuard));
      },
      pending(route) {
        layout.setPending(true);
        showRoute(null, { ...route, layout: context.get('token') ? route.layout : 'full' });
        contentScreens.waiting();
      },
      scrollToTop: layout.scrollToTop,
    },
  });

  function retryGuard(): void {
    pageState.branchesFailed = false;
    if (context.get('menu').status === 'failed') context.remove('menu');
    router.decide();
  }

  on('layout:menu-width', ({ width }) => layout.setMenuWidth(width));
  on('layout:breadcrumb', ({ visible }) => layout.setBreadcrumbVisible(visible));
  on('layout:padding', ({ padded }) => layout.setPadded(padded));
  on('language:changed', ({ language }) => {
    document.documentElement.lang = language;
    applyTitle();
  });
  // Remembered, so that the next page load can settle rollouts by person before its first import.
  context.subscribe('userInfo', (info) => {
    if (info) rememberUser(window.localStorage, info.userId);
  });
  on('app:crashed', ({ app, error }) => {
    // An app shows its own render errors; files that failed to load are fetched again here.
    const { active } = registration;
    if (active === null || dataAppOf(active) !== app || !isLoadError(error)) return;
    void registration.of(active)?.lost(error);
  });
  watchForEmptyApp(registration);
  // `storage` events come from other tabs only; a switch in this tab reloads the page.
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'branch' && key !== 'token' && key !== 'organ' && key !== 'actor') return;
    import('./session-notices').then(
      ({ noticeOtherTabs }) =>
        noticeOtherTabs(key, notices, { branch: isBranchOfOthers(), place: isPlaceOfOthers() }),
      // If the chunk fails, the next navigation reloads the page all the same.
      () => {},
    );
  });
  on('call:refused', ({ lacks }) => {
    if (lacks !== 'secondFactor' || pageState.lacksFactor) return;
    pageState.lacksFactor = true;
    router.decide();
  });
  on('session:ended', () => {
    // The page is about to be replaced; protected content is hidden until then.
    layout.setPending(true);
    registration.activate(null);
    layout.root.hidden = true;
  });
  window.addEventListener('single-spa:routing-event', () => {
    if (updates) updates.onNavigation();
    else if (isIdle) tryToFollowMap();
    prefetch.onNavigationEnd();
    emit('navigation:done', { path: window.location.pathname });
  });
  // Supervised lifecycles never reject; without a handler single-spa throws errors that it cannot assign.
  addErrorHandler((error) => console.error('single-spa reported an error.', error));

  // single-spa turns history calls into events, which the first redirect needs.
  router.listen();
  startSingleSpa({ urlRerouteOnly: true });
  router.decide();
}
