import {
  api,
  context,
  loadBranches,
  loadMenu,
  loadPermissions,
  loadRoleIds,
  navigate,
  session,
} from '@edu/shared-utility';

/** Side effects of the guard; each load rejects when it fails. */
export interface GuardEffects {
  redirect(path: string): void;
  toLogin(path: string, address: string | null): void;
  toFactor(address: string): void;
  toChoice(path: string, address: string): void;
  loadBranches(): Promise<void>;
  loadMenu(): Promise<void>;
  demoLogin(): Promise<void>;
}

const ignoreError = () => {
  // The request client has shown the failure; the next navigation tries again.
};

export const guardEffects: GuardEffects = {
  redirect: (path) => navigate(path, { replace: true }),
  toLogin: (path, address) =>
    navigate(address === null ? path : session.loginUrl(address), { replace: true }),
  toFactor: (address) => navigate(session.factorUrl(address), { replace: true }),
  toChoice: (path, address) => {
    const query = address === '/' ? '' : `?returnTo=${encodeURIComponent(address)}`;
    navigate(path + query, { replace: true });
  },
  async loadBranches() {
    await loadBranches();
    // The frame may already have requested the menu, and then `loadMenu` below is not called.
    void loadPermissions();
  },
  async loadMenu() {
    // After the branch was entered. Nothing waits for the roles: no route requires one (specification §6).
    loadRoleIds().catch(ignoreError);
    // The app needs them when it renders; requested now, they cost no extra wait.
    void loadPermissions();
    await loadMenu();
  },
  async demoLogin() {
    const { token } = await api.account.demoLogin({ adminFlag: 1 });
    session.start({ token });
    context.set('isWdDemo', true);
    const choices = await api.account.findOrganList();
    context.set('organList', choices);
    const [first] = choices;
    if (first) session.chooseOrgan(first);
    await loadBranches();
  },
};
