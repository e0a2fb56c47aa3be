import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { timing } from '../environment';
import { emit, on, type Toast } from '../events';
import { toFailure } from '../failure';
import { ApiError } from '../http';
import { resetContext } from '../testing';
import { offerUndo } from '.';

let toasts: Toast[];
let stop: () => void;
let user: ReturnType<typeof userEvent.setup>;
const press = jest.fn(async (): Promise<unknown> => null);

beforeEach(async () => {
  // Load the chunk before timers are faked.
  await import('./undo-toasts');
  resetContext();
  document.body.innerHTML =
    '<button>row</button><input aria-label="field"><div id="edu-toasts-calm" role="status" aria-live="polite"></div>';
  toasts = [];
  stop = on('toast:show', (toast) => toasts.push(toast));
  press.mockReset().mockResolvedValue(null);
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  emit('session:ended', { reason: 'logout' });
  stop();
  jest.useRealTimers();
});

async function offer(name = '王小明') {
  const result = offerUndo({
    message: `已停用“${name}”`,
    undo: press,
    undone: `已启用“${name}”`,
    failed: (error) => `未能撤销“${name}”：${toFailure(error).message}`,
  });
  await jest.advanceTimersByTimeAsync(0);
  return result;
}
const undo = () => screen.getAllByRole('button', { name: /^撤销/ });
const shown = () => screen.queryByText('已停用“王小明”');

test('announces the action and disappears after its time', async () => {
  const result = offer();
  await jest.advanceTimersByTimeAsync(0);
  expect(within(screen.getByRole('status')).getByText('已停用“王小明”')).toBeVisible();
  expect(shown()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await jest.advanceTimersByTimeAsync(timing.undoDuration - 1);
  expect(shown()).toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).toBeNull();
  await expect(result).resolves.toBe(false);
  expect(press).not.toHaveBeenCalled();
});

test('undoes once, however often it is pressed, and confirms it', async () => {
  const result = offer();
  await jest.advanceTimersByTimeAsync(0);
  await user.dblClick(undo()[0] as HTMLElement);
  await expect(result).resolves.toBe(true);
  expect(press).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
  expect(toasts).toMatchObject([{ kind: 'success', message: '已启用“王小明”' }]);
});

test('says whose action remains when undoing fails', async () => {
  press.mockRejectedValue(
    new ApiError({ kind: 'business', code: 40900, message: '内容已被他人修改', call: 'x.y' }),
  );
  const result = offer();
  await jest.advanceTimersByTimeAsync(0);
  await user.click(undo()[0] as HTMLElement);
  await expect(result).resolves.toBe(false);
  expect(toasts).toMatchObject([{ kind: 'error', message: '未能撤销“王小明”：内容已被他人修改' }]);
});

test.each([
  [
    'the pointer',
    () => user.hover(undo()[0] as HTMLElement),
    () => user.unhover(undo()[0] as HTMLElement),
  ],
  ['the focus', async () => undo()[0]?.focus(), async () => undo()[0]?.blur()],
])('stays under %s', async (_, come, go) => {
  void offer();
  await jest.advanceTimersByTimeAsync(timing.undoDuration - 1);
  await come();
  await jest.advanceTimersByTimeAsync(timing.undoDuration * 3);
  expect(shown()).toBeVisible();
  await go();
  await jest.advanceTimersByTimeAsync(timing.undoDuration);
  expect(shown()).toBeNull();
});

test('is reached by Tab, left by Escape, and the focus returns', async () => {
  void offer();
  await jest.advanceTimersByTimeAsync(0);
  screen.getByLabelText('field').focus();
  await user.tab();
  expect(undo()[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(screen.getByLabelText('field')).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});

test('Ctrl-Z undoes the newest action, but a field keeps its own', async () => {
  void offer('甲');
  const second = offer();
  await jest.advanceTimersByTimeAsync(0);
  screen.getByLabelText('field').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(press).not.toHaveBeenCalled();
  screen.getByText('row').focus();
  await user.keyboard('{Control>}z{/Control}');
  await expect(second).resolves.toBe(true);
  expect(screen.getByText('已停用“甲”')).toBeVisible();
});

test('while the page is locked nothing is undone', async () => {
  void offer();
  await jest.advanceTimersByTimeAsync(0);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  await user.keyboard('{Control>}z{/Control}');
  expect(press).not.toHaveBeenCalled();
  expect(shown()).toBeVisible();
});

test('a fourth one removes the oldest, and the end of the session removes all', async () => {
  const first = offer('甲');
  for (const name of ['乙', '丙', '丁']) void offer(name);
  await jest.advanceTimersByTimeAsync(0);
  await expect(first).resolves.toBe(false);
  expect(undo()).toHaveLength(3);
  emit('session:ended', { reason: 'expired' });
  expect(screen.queryAllByRole('button', { name: /^撤销/ })).toEqual([]);
});
