import { act, render, screen } from '@testing-library/react';
import { useRowFocus } from './row-focus.hook';

let remember: ReturnType<typeof useRowFocus>['remember'];

function Rows({ ids, busy = [] }: { ids: readonly string[]; busy?: readonly string[] }) {
  const rows = useRowFocus(busy, true);
  remember = rows.remember;
  return (
    <div ref={rows.list}>
      <table>
        <tbody>
          {ids.map((id) => (
            <tr key={id} data-row-key={id}>
              <td>
                <button type="button" data-row-action="edit">{`edit ${id}`}</button>
                <button type="button" data-row-action="delete">{`delete ${id}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

test('if the last row is gone, the same button of the row before it gets the focus', () => {
  const view = render(<Rows ids={['a', 'b', 'c']} />);
  act(() => remember({ id: 'c', row: 2, button: 'delete' }));
  view.rerender(<Rows ids={['a', 'b', 'c']} busy={['c']} />);
  expect(document.body).toHaveFocus();
  view.rerender(<Rows ids={['a', 'b']} />);
  expect(screen.getByRole('button', { name: 'delete b' })).toHaveFocus();
});

test('if a row in the middle is gone, the row that took its place gets the focus', () => {
  const view = render(<Rows ids={['a', 'b', 'c']} />);
  act(() => remember({ id: 'b', row: 1, button: 'delete' }));
  view.rerender(<Rows ids={['a', 'c']} />);
  expect(screen.getByRole('button', { name: 'delete c' })).toHaveFocus();
});

test('a focus that the person has moved elsewhere stays there', () => {
  const view = render(<Rows ids={['a', 'b']} />);
  act(() => remember({ id: 'b', row: 1, button: 'delete' }));
  screen.getByRole('button', { name: 'edit a' }).focus();
  view.rerender(<Rows ids={['a']} />);
  expect(screen.getByRole('button', { name: 'edit a' })).toHaveFocus();
});

test('a row that is refetched after it got the focus keeps it', () => {
  const view = render(<Rows ids={['a', 'b']} />);
  act(() => remember({ id: 'a', row: 0, button: 'delete' }));
  view.rerender(<Rows ids={['a', 'b']} />);
  expect(screen.getByRole('button', { name: 'delete a' })).toHaveFocus();
  view.rerender(<Rows ids={['b']} />);
  view.rerender(<Rows ids={['b']} />);
  expect(screen.getByRole('button', { name: 'delete b' })).toHaveFocus();
});
