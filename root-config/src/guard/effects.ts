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

/** What the guard does to the world; each load rejects when it fails. */
export interface GuardEffects {
  redirect(path: string): void;
  toLogin(path: string, address: string | null): void;
  toFactor(address: string): void;
  toChoice(path: string, address: string): void;
  loadBranches(): Promise<void>;
  loadMenu(): Promise<void>;
  demoLogin(): Promise<void>;
}

const swallow = () => {
  // The request client has told the person; the next page asks again.
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
    // The frame may have asked for the menu by now, and the guard has no other moment.
    void loadPermissions();
  },
  async loadMenu() {
    // After their branch was entered. Nothing waits for them: no route asks for a role (specification §6).
    loadRoleIds().catch(swallow);
    // The app asks when it is drawn; on the way by then, the answer costs no wait of its own.
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
