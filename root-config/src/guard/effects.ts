import {
  api,
  context,
  isNewSaas,
  loadBranches,
  loadMenu,
  loadRoleIds,
  navigate,
  session,
} from '@edu/shared-utility';
import { type OptionalCall, optionalCall } from './optional-call';

/** What the guard does to the world; each load rejects when it fails. */
export interface GuardEffects {
  redirect(path: string): void;
  toLogin(path: string, address: string | null): void;
  loadBranches(): Promise<void>;
  loadMenu(): Promise<void>;
  demoLogin(): Promise<void>;
}

async function enterNewFlow(call: OptionalCall | null): Promise<void> {
  const first = context.get('branchList')?.[0];
  if (!first) return;
  context.set('branch', first.branch);
  await call?.({ branchUcode: first.ucode });
}

const swallow = () => {
  // The request client has told the person; the list stays what it was.
};

export const guardEffects: GuardEffects = {
  redirect: (path) => navigate(path, { replace: true }),
  toLogin: (path, address) =>
    navigate(address === null ? path : session.loginUrl(address), { replace: true }),
  async loadBranches() {
    // Role ids are fetched and stored beside the branches; nothing waits for them.
    loadRoleIds().catch(swallow);
    await loadBranches();
    if (isNewSaas()) await enterNewFlow(optionalCall(api, 'accountNew', 'switchBranch'));
  },
  async loadMenu() {
    await loadMenu();
  },
  async demoLogin() {
    const call = optionalCall(api, 'account', 'demoLogin');
    if (!call) throw new Error('This platform has no demo login');
    const { token } = (await call({ adminFlag: 1 })) as { token: string };
    session.start({ token });
    context.set('isWdDemo', true);
    const choices = await api.account.findOrganList();
    context.set('organList', choices);
    const [first] = choices;
    if (first) session.chooseOrgan(first);
    await loadBranches();
  },
};
