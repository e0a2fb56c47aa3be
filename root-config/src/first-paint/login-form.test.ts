import { context, emit } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { drawFirst } from './draw';
import { transferInput } from './transfer-input';

interface Visit {
  readonly path?: string;
  readonly tenant?: object | null;
}

const oldFlow = { pageTitle: '阳光教育', entries: [{ key: 'theme', value: 'init' }] };

function open({ path = '/entrance/login', tenant = oldFlow }: Visit = {}): HTMLElement {
  document.head.innerHTML = '<meta name="edu-tenant" />';
  if (tenant) document.querySelector('meta')?.setAttribute('content', JSON.stringify(tenant));
  document.body.innerHTML =
    '<div id="edu-root"><div id="edu-frame"></div><main id="edu-content"></main></div>';
  window.history.replaceState(null, '', path);
  drawFirst();
  const slot = document.getElementById('edu-content') as HTMLElement;
  transferInput(slot);
  return slot;
}

/** An application's form drawn into the slot; returns what is submitted with it. */
function drawForm(slot: HTMLElement, autofocus = true) {
  const app = document.createElement('div');
  app.innerHTML = `<form><input name="account" aria-label="real account" />
    <input name="password" type="password" aria-label="real password" />
    <input type="checkbox" aria-label="real remember" /><button type="submit">go</button></form>`;
  const sent: unknown[] = [];
  const events: string[] = [];
  app.addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).value));
  app.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  });
  slot.append(app);
  const account = within(app).getByLabelText('real account');
  if (autofocus) account.focus();
  return { sent, events, fields: within(app) };
}

const account = () => screen.getByRole<HTMLInputElement>('textbox', { name: '账号' });
const password = () => screen.getByLabelText<HTMLInputElement>('密码');
/** Resolves after the mutation observers have run. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(() => {
  resetContext();
  window.localStorage.clear();
});

test('the log-in accepts input before any module is loaded', async () => {
  open();
  expect(account()).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(account(), '13900000001{Tab}secret');
  expect(password()).toHaveValue('secret');
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: '忘记密码？' })).toHaveAttribute(
    'href',
    '/entrance/forget',
  );
});

test('it uses the chosen language, prefills the account, and keeps the return address', () => {
  context.set('language', 'fr-FR');
  context.set('rememberedAccount', '13900000001');
  open({ path: '/entrance/login?returnTo=%2Fsaas' });
  expect(screen.getByRole('textbox', { name: 'Compte' })).toHaveValue('13900000001');
  expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Mémoriser ce compte' })).toBeChecked();
  expect(screen.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute(
    'href',
    '/entrance/forget?returnTo=%2Fsaas',
  );
});

test('the account of a person who has just changed the password in this tab is filled in, without “remember me”', () => {
  context.set('returningAccount', '13900000002');
  open();
  expect(account()).toHaveValue('13900000002');
  expect(password()).toHaveFocus();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test.each<[string, Visit, (() => void)?]>([
  ['a host of the new flow', { tenant: { entries: [{ key: 'isNewSaas', value: 'true' }] } }],
  ['a host that may have no tenant', { tenant: null }],
  ['another screen of the entrance', { path: '/entrance/register' }],
  ['a session', {}, () => context.set('token', 't')],
])('%s has no such form', (_, visit, before) => {
  before?.();
  open(visit);
  expect(document.querySelector('#edu-content input')).toBeNull();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('nor has a log-in whose other tab was open', () => {
  window.history.replaceState({ tab: 'code' }, '', '/entrance/login');
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {});
  open();
  expect(document.querySelector('#edu-content input')).toBeNull();
});

test('the typed input moves to the real form: values, focus and caret', async () => {
  const slot = open();
  await userEvent.type(account(), '139');
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('checkbox'));
  password().focus();
  password().setSelectionRange(2, 4);
  const { fields, events, sent } = drawForm(slot);
  await settled();
  const real = fields.getByLabelText<HTMLInputElement>('real password');
  expect(fields.getByLabelText('real account')).toHaveValue('139');
  expect(real).toHaveValue('secret');
  expect(real).toHaveFocus();
  expect([real.selectionStart, real.selectionEnd]).toEqual([2, 4]);
  expect(fields.getByLabelText('real remember')).toBeChecked();
  expect(events).toEqual(expect.arrayContaining(['139', 'secret']));
  expect(sent).toEqual([]);
  expect(document.querySelector('[data-first]')).toBeNull();
});

test('a submit is executed once, when the real form is mounted', async () => {
  const slot = open();
  await userEvent.type(account(), '139{Tab}secret{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByRole('button', { name: '登录' }).closest('form')).toHaveAttribute(
    'aria-busy',
    'true',
  );
  const { sent } = drawForm(slot);
  await settled();
  expect(sent).toEqual([{ account: '139', password: 'secret' }]);
});

test('without input the real form stays as it is', async () => {
  context.set('rememberedAccount', '139');
  const slot = open();
  const { fields, events } = drawForm(slot, false);
  await settled();
  expect(events).toEqual([]);
  expect(fields.getByLabelText('real password')).toHaveFocus();
});

test('a form that the guard still hides gets the input later, and a card in between loses nothing', async () => {
  const slot = open();
  await userEvent.type(password(), 'secret');
  document.querySelector('[data-first]')?.remove();
  const { fields } = drawForm(slot);
  const form = fields.getByLabelText('real account').closest('div') as HTMLElement;
  form.style.visibility = 'hidden';
  await settled();
  expect(fields.getByLabelText('real password')).toHaveValue('');
  form.style.visibility = '';
  slot.dataset.guard = 'done';
  await settled();
  expect(fields.getByLabelText('real password')).toHaveValue('secret');
});

test('after leaving the log-in no password is kept for a later form', async () => {
  const slot = open();
  await userEvent.type(password(), 'secret');
  window.history.replaceState(null, '', '/entrance/register');
  emit('navigation:done', { path: '/entrance/register' });
  window.history.replaceState(null, '', '/entrance/login');
  const { fields } = drawForm(slot);
  await settled();
  expect(fields.getByLabelText('real password')).toHaveValue('');
});
