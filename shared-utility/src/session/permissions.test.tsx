import { act, render, screen } from '@testing-library/react';
import nock from 'nock';
import { setPageExit } from '../environment';
import { context } from '../storage';
import { mockApi, resetContext } from '../testing';
import { can, loadPermissions, session, useCan } from '.';

const answer = (permissions: string[]) => ({
  data: { permissions, isOperator: false, readOnly: false, testTools: false },
});

beforeEach(() => {
  resetContext();
  setPageExit({ assign: () => {}, reload: () => {} });
  session.start({ token: 't' });
});
afterEach(() => nock.cleanAll());

function Buttons() {
  const may = useCan();
  return (
    <>
      {may('student.write') && <button type="button">新增</button>}
      {may('student.read') && <button type="button">查看</button>}
    </>
  );
}

test('only actions that the server permits are offered, and none before its answer', async () => {
  mockApi('session.permissions', answer(['student.read']));
  render(<Buttons />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await screen.findByRole('button', { name: '查看' });
  expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
  expect([can('student.read'), can('student.write')]).toEqual([true, false]);
});

test('many components make one request', async () => {
  const mock = mockApi('session.permissions', answer(['student.read']), { times: 3 });
  render(
    <>
      <Buttons />
      <Buttons />
    </>,
  );
  expect(await screen.findAllByRole('button')).toHaveLength(2);
  await loadPermissions();
  expect(mock.calls).toHaveLength(1);
});

test('another branch has its own permissions, and those of the first no longer apply', async () => {
  mockApi('session.permissions', answer(['student.read', 'student.write']));
  render(<Buttons />);
  await screen.findByRole('button', { name: '新增' });
  mockApi('session.permissions', answer(['student.read']));
  act(() => context.set('branch', 'b2'));
  expect(can('student.write')).toBe(false);
  await screen.findByRole('button', { name: '查看' });
  expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
});

test('if a platform has no such call, everything is offered and the platform decides', async () => {
  mockApi('session.permissions', { code: 50100, message: '该功能暂未开放' });
  render(<Buttons />);
  expect(await screen.findAllByRole('button')).toHaveLength(2);
  mockApi('session.permissions', answer([]));
  await act(() => loadPermissions());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the next person starts without them', async () => {
  mockApi('session.permissions', answer(['student.write']));
  await loadPermissions();
  session.start({ token: 'other' });
  expect(can('student.write')).toBe(false);
});
