import { screen } from '@testing-library/react';
import { renderApp } from '../../testing';
import { Facts } from './facts.view';

const of = [
  ['电话', '138****0001'],
  ['邮箱', null],
  ['数量', 0],
] as const;

it('leaves out what is not there', () => {
  renderApp(<Facts of={of} />);
  expect(screen.getAllByRole('term').map((element) => element.textContent)).toEqual([
    '电话',
    '数量',
  ]);
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '138****0001',
    '0',
  ]);
});

it('says what stands for it where it belongs to a whole', () => {
  renderApp(<Facts of={of} empty="—" />);
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '138****0001',
    '—',
    '0',
  ]);
});
