import type { OwnCertificate } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, toasts, visit } from '../testing/visit';

const certificate = (id: string, overrides: Partial<OwnCertificate> = {}): OwnCertificate => ({
  ...{ id, certificateNo: `NO-${id}`, name: '李同学', trainTitle: `培训${id}`, skill: '' },
  ...{ organName: '阳光教育', status: 'valid', issuedAt: '2026-11-01T02:00:00Z' },
  ...{ expiresAt: null, revokedAt: null, checkUrl: `https://example.com/check?number=NO-${id}` },
  ...overrides,
});

beforeEach(() => {
  signIn();
  // jsdom has no layout, so everything counts as visible
  window.IntersectionObserver = class {
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe = () =>
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    disconnect = () => {};
  } as never;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => nock.cleanAll());

it('certificates show their appearance and validity, and can be downloaded and checked', async () => {
  mockApi('certificate.findMine', {
    data: [
      certificate('a', { expiresAt: '2030-01-01T02:00:00Z' }),
      certificate('b', { status: 'revoked', revokedAt: '2026-11-02T02:00:00Z' }),
      certificate('c', { status: 'expired', expiresAt: '2026-11-03T02:00:00Z' }),
    ],
  });
  const file = { status: 200, body: 'picture', headers: { 'Content-Type': 'image/png' } };
  const pictures = mockApi('certificate.picture', file, { times: 3 });
  visit('/certificates');
  const first = await screen.findByRole('article', { name: '培训a' });
  expect(await within(first).findByRole('img', { name: '证书：培训a' })).toBeVisible();
  expect(first).toHaveTextContent(/有效.*编号 NO-a · 颁发于 2026\/11\/01 · 有效期至 2030\/01\/01/);
  expect(screen.getByRole('article', { name: '培训b' })).toHaveTextContent(
    /已撤销.*撤销于 2026\/11\/02/,
  );
  expect(screen.getByRole('article', { name: '培训c' })).toHaveTextContent(/已过期/);
  await waitFor(() => expect(pictures.calls).toHaveLength(3));
  const user = userEvent.setup();
  mockApi('certificate.picture', { code: 50000, message: '服务器开小差了' });
  await user.click(within(first).getByRole('button', { name: '下载 PDF' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('服务器开小差了'));
  await user.click(within(first).getByRole('button', { name: '查验链接' }));
  const dialog = await screen.findByRole('dialog', { name: '公开查验' });
  expect(within(dialog).getByRole('img', { name: '查验页面的二维码' })).toBeInTheDocument();
  expect(within(dialog).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/check?number=NO-a',
  );
});

it('a person without certificates is told how to get them, and a failure can be retried', async () => {
  mockApi('certificate.findMine', { code: 50000, message: '服务器开小差了' });
  visit('/certificates');
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('certificate.findMine', { data: [] });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有证书')).toBeVisible();
});
