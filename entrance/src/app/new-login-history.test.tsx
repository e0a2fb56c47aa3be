import { context, type Identity, type TenantChoice } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open, openHere } from '../testing';

freshPersonEachTest();
beforeEach(newFlow);

const tenants: TenantChoice[] = [
  { saasId: 's1', name: '新程学院', logo: null, current: true },
  { saasId: 's2', name: '远航学院', logo: null, current: false },
];
const identity = (id: string, organName: string): Identity => ({
  id,
  name: organName,
  type: 'administrator',
  organ: `organ-${id}`,
  organName,
  current: false,
});
const identities = [identity('i1', '总部'), identity('i2', '分校')];
const place = { organ: 'o9', actor: 'a9', channel: '1', branch: 'b9' };

const heading = (name: string) => screen.findByRole('heading', { name });
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const goBack = () => act(() => window.history.back());
const forward = () => act(() => window.history.forward());

/** Waits for the history entry of a step, which is added shortly after the step is shown. */
const isEntry = (step: string) =>
  waitFor(() => expect(window.history.state?.usr).toEqual({ step }));

async function toIdentities() {
  mockApi('accountNew.login', { data: { token: 'T1', userId: 'u' } });
  mockApi('userNew.findMySaas', { data: tenants });
  const page = open('/entrance_new/login?returnTo=%2Fsaas%2Fstudent');
  await userEvent.click(await screen.findByRole('tab', { name: '密码登录' }));
  await userEvent.type(screen.getByLabelText('账号'), '13900000003');
  await userEvent.type(screen.getByLabelText('密码'), 'Demo#2026{Enter}');
  await heading('选择租户');
  // The tenant of the page is marked, even if another one was used last.
  expect(screen.getByRole('button', { name: /新程学院/ })).toHaveTextContent(/当前$/);
  await isEntry('tenants');
  mockApi('userNew.findMyIdentity', { data: identities }, { times: 3 });
  mockApi('accountNew.switchSaas', { data: { token: 'T2', userId: 'u' } });
  await choose(/远航学院/);
  await heading('选择身份');
  await isEntry('identities');
  return page;
}

it('Back and Forward move between the choices, and the latest choice applies', async () => {
  await toIdentities();
  goBack();
  await heading('选择租户');
  expect(context.get('token')).toBe('T2');
  forward();
  await heading('选择身份');
  await choose(/重新选择租户/);
  await heading('选择租户');
  expect(address()).toBe('/entrance_new/login?returnTo=%2Fsaas%2Fstudent');
  // The session is already in the other tenant, so choosing the first one changes the tenant.
  const change = mockApi('accountNew.switchSaas', { data: { token: 'T3', userId: 'u' } });
  await choose(/新程学院/);
  await heading('选择身份');
  expect(change.calls[0]?.body).toEqual({ saasId: 's1' });
  mockApi('accountNew.switchIdentity', { data: place });
  mockApi('userNew.queryUserCompanyId', { data: 'c1' });
  await choose(/分校/);
  await waitFor(() => expect(address()).toBe('/saas/student'));
});

it('Back to the credentials removes the token, and Forward shows no choice', async () => {
  await toIdentities();
  const logout = mockApi('account.logout', { data: null });
  const logoutNew = mockApi('accountNew.logout', { data: null });
  goBack();
  await heading('选择租户');
  goBack();
  await heading('登录');
  await waitFor(() => expect(context.get('token')).toBeNull());
  // The token is removed first; the log-out call follows.
  await waitFor(() => expect(logout.calls.length + logoutNew.calls.length).toBe(1));
  forward();
  await waitFor(() => expect(window.history.state?.usr).toEqual({ step: 'tenants' }));
  expect(screen.getByRole('heading', { name: '登录' })).toBeVisible();
});

it('a page reloaded at the choice of identity shows it again, with the way back', async () => {
  const before = await toIdentities();
  before.unmount();
  mockApi('userNew.findMySaas', { data: tenants });
  openHere();
  await heading('选择身份');
  await choose(/重新选择租户/);
  await heading('选择租户');
});

it('the second click of a double click on a tenant chooses no identity', async () => {
  await toIdentities();
  const switched = mockApi('accountNew.switchIdentity', { data: place }, { times: 2 });
  fireEvent.click(await screen.findByRole('button', { name: /总部/ }), { detail: 2 });
  await choose(/分校/);
  await waitFor(() => expect(switched.calls).toHaveLength(1));
  expect(switched.calls[0]?.body).toEqual({ identityId: 'i2' });
});
