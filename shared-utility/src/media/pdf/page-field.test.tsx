import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, resetContext } from '../../testing';
import { phrases } from '../phrases';
import { PdfBar } from './pdf-bar.view';

const turned: number[] = [];
beforeEach(async () => {
  resetContext();
  turned.length = 0;
  await phrases.load();
  renderApp(
    <PdfBar
      number={3}
      total={120}
      zoom={1}
      width={800}
      onPage={(page) => turned.push(page)}
      onZoom={() => {}}
    />,
  );
});
const field = () => screen.getByRole('textbox', { name: '转到页码，1 到 120' });

it.each([
  ['57', 57],
  ['１２', 12],
  [' 120 ', 120],
])('%j and Enter turn to that page', async (input, page) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${input}{Enter}`);
  expect(turned).toEqual([page]);
});

it.each(['0', '121', '-1', 'x', '1.5'])('%s is not one of its pages', async (input) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${input}{Enter}`);
  expect(turned).toEqual([]);
  expect(field()).toBeInvalid();
  await userEvent.tab();
  expect(field()).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('第 3 页，共 120 页');
});
