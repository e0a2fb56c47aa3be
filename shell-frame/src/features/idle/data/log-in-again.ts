import { api, context, enterBranch, isNewSaas, page } from '@edu/shared-utility';

/** The same person's new session in the same place: organ, actor, branch and page stay. */
export async function logInAgain(password: string): Promise<void> {
  const before = context.get('userInfo');
  if (!before) throw new Error('nobody was logged in');
  const quiet = { toast: false } as const;
  const account = before.accountPhone ?? before.phone;
  const login = isNewSaas()
    ? await api.accountNew.login({ account, password }, quiet)
    : await api.account.login({ account, password }, quiet);
  context.set('token', login.token);
  if (login.userId !== before.userId) {
    page.reload();
    return;
  }
  const branch = context.get('branchList')?.find((one) => one.branch === context.get('branch'));
  if (branch) await enterBranch(branch);
}
