import { api } from '@edu/shared-utility';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HiddenNumber, useReveal } from '../../admin.entry';
import { mockApi } from '../../testing';
import { signIn, visit } from '../testing/people';

beforeEach(signIn);
afterEach(() => jest.useRealTimers());

const revealPhone = async (userId: string, _: string, signal: AbortSignal) =>
  (await api.student.reveal({ userId, field: 'phone' }, { signal })).value;

/** Two rows with a masked number; the button of each opens its details. */
function Numbers() {
  const [rowId, setRowId] = useState<string | null>(null);
  const reveal = useReveal({ ask: revealPhone, rowId });
  const rows = ['1', '2'].map((id) => {
    const number = { id, field: 'phone', masked: `138****000${id}`, name: `学员${id}` };
    return (
      <li key={id} aria-label={number.name}>
        <button type="button" onClick={() => setRowId(id)}>
          查看学员{id}
        </button>
        <HiddenNumber {...number} label="手机号" permission="student.reveal" reveal={reveal} />
      </li>
    );
  });
  return <ul>{rows}</ul>;
}

const rowOf = (name: string) => screen.findByRole('listitem', { name });

/** Reveals the number of a row, which the platform answers with `value`. */
async function reveal(name: string, value: string, user: { click: typeof userEvent.click }) {
  const row = await rowOf(name);
  mockApi('student.reveal', { data: { value } });
  await user.click(await within(row).findByRole('button', { name: `显示${name}的手机号` }));
  await waitFor(() => expect(row).toHaveTextContent(value));
  return row;
}

describe('a revealed number', () => {
  it('is hidden when the details of another row are opened, and stays hidden', async () => {
    visit(<Numbers />, '', ['student.reveal']);
    const row = await reveal('学员1', '13812340001', userEvent);
    await userEvent.click(screen.getByRole('button', { name: '查看学员2' }));
    expect(row).toHaveTextContent('138****0001');
    await userEvent.click(screen.getByRole('button', { name: '查看学员1' }));
    expect(row).toHaveTextContent('138****0001');
  });

  it('is shown for its own minute, whatever was revealed before it', async () => {
    visit(<Numbers />, '', ['student.reveal']);
    await within(await rowOf('学员1')).findByRole('button', { name: '显示学员1的手机号' });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await reveal('学员1', '13812340001', user);
    act(() => jest.advanceTimersByTime(40_000));
    const row = await reveal('学员2', '13812340002', user);
    act(() => jest.advanceTimersByTime(40_000));
    expect(row).toHaveTextContent('13812340002');
    act(() => jest.advanceTimersByTime(20_000));
    expect(row).toHaveTextContent('138****0002');
  });

  it('is announced to people who do not see it', async () => {
    visit(<Numbers />, '', ['student.reveal']);
    const row = within(await rowOf('学员1'));
    await row.findByRole('button', { name: '显示学员1的手机号' });
    const region = row.getByText('138****0001');
    expect(region).toHaveAttribute('aria-live', 'polite');
    await reveal('学员1', '13812340001', userEvent);
    // A live region is announced only if it was there before its text changed.
    expect(row.getByText('13812340001')).toBe(region);
  });
});
