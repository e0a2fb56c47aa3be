import { type Branch, context, type MenuNodeDto } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { noParcels } from '../testing/parcels';
import { administrator, menuNode } from '../testing/people';
import { ShellRoot } from './root';

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('branchList', [] as Branch[]);
  window.history.replaceState(null, '', '/saas/student');
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true });
});
afterEach(() => nock.cleanAll());

/** Whatever a server may send where a menu is expected. */
const hostileNode = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, 7, 'text', []),
    fc.record(
      {
        id: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
        parentId: fc.oneof(fc.string(), fc.constant(null)),
        name: fc.oneof(fc.string(), fc.constant('<img src=x onerror=alert(1)>'), fc.constant(null)),
        data: fc.oneof(
          fc.constantFrom(null, 'x', 3),
          fc.record(
            {
              systemTagName: fc.constantFrom('saas', 'javascript:alert(1)//', '..', '', null, '/'),
              url: fc.oneof(
                fc.string(),
                fc.constantFrom(
                  'javascript:alert(1)',
                  '//evil.example',
                  '\\\\evil',
                  '/../x',
                  '/ok',
                ),
              ),
              type: fc.constantFrom(0, 1, 2, '2', null, Number.NaN),
            },
            { requiredKeys: [] },
          ),
        ),
        children: fc.oneof(fc.constant(null), fc.array(tie('node'), { maxLength: 4 })),
      },
      { requiredKeys: [] },
    ),
  ),
}));

test('for any menu of the server nothing throws, leaves the site or becomes markup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileNode.node, { maxLength: 6 }), async (menu) => {
      context.set('menu', { status: 'idle' });
      mockApi('account.getUserInfo', { data: administrator });
      mockApi('user.getUserMenu', { data: menu as MenuNodeDto[] });
      renderApp(<ShellRoot mountParcel={noParcels} />);
      const nav = screen.getByRole('navigation', { name: '主菜单' });
      await waitFor(() => expect(within(nav).queryByRole('status')).toBeNull());
      for (const link of nav.querySelectorAll('a')) {
        expect(new URL(link.href).origin).toBe(window.location.origin);
      }
      expect(nav.querySelector('script, img, iframe')).toBeNull();
      cleanup();
      nock.cleanAll();
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('a thousand entries render only the open ones', async () => {
  const directories = Array.from({ length: 50 }, (_, d) =>
    menuNode(
      `d${d}`,
      `目录${d}`,
      '',
      1,
      Array.from({ length: 20 }, (_, n) =>
        menuNode(`p${d}-${n}`, `页面${d}-${n}`, `/p${d}/${n}`, 2),
      ),
    ),
  );
  window.history.replaceState(null, '', '/saas/p7/3');
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: directories });
  renderApp(<ShellRoot mountParcel={noParcels} />);
  expect(await screen.findByRole('link', { name: '页面7-3' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('navigation', { name: '主菜单' }).querySelectorAll('a')).toHaveLength(20);
});

test('demo mode shows every entry and opens only the three that are allowed', async () => {
  context.set('isWdDemo', true);
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', {
    data: [menuNode('1', '学员', '/student', 2), menuNode('2', '财务', '/finance', 2)],
  });
  renderApp(<ShellRoot mountParcel={noParcels} />);
  expect(await screen.findByRole('link', { name: '学员' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '财务' })).toBeNull();
  expect(screen.getByText('财务')).toBeVisible();
});
