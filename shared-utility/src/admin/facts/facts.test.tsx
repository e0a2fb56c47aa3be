import { screen } from '@testing-library/react';
import { renderApp } from '../../testing';
import { Facts } from './facts.view';

const of = [
  ['电话', '138****0001'],
  ['邮箱', null],
  ['数量', 0],
] as const;

it('omits missing values', () => {
  renderApp(<Facts facts={of} />);
  expect(screen.getAllByRole('term').map((element) => element.textContent)).toEqual([
    '电话',
    '数量',
  ]);
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '138****0001',
    '0',
  ]);
});

it('shows a placeholder for a missing value that belongs to a group', () => {
  renderApp(<Facts facts={of} empty="—" />);
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '138****0001',
    '—',
    '0',
  ]);
});
