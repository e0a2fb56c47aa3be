import { resetContext } from '@edu/shared-utility/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Choice } from './choices';
import { SearchSelect, useSearch } from './student-select.view';

beforeEach(resetContext);

const matches: Choice[] = ['甲', '乙', '丙'].map((label) => ({ value: label, label }));

function Field({ max }: { max: number }) {
  const [value, setValue] = useState<Choice[]>([]);
  return (
    <>
      <SearchSelect
        {...{ label: '培训', max, value, matches, isFetching: false, hasFailed: false }}
        search={useSearch()}
        onChange={setValue}
        words={{ searching: '', failed: '' }}
      />
      <output>{value.map(({ label }) => label).join(' ')}</output>
    </>
  );
}
const chosen = () => screen.getByRole('status').textContent;
const combobox = () => screen.getByRole('combobox', { name: '培训' });
const choose = async (label: string) =>
  userEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }));

it('of one entry closes with the choice, and the next choice replaces it', async () => {
  render(<Field max={1} />);
  await userEvent.click(combobox());
  await choose('甲');
  expect(chosen()).toBe('甲');
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(combobox());
  await choose('丙');
  expect(chosen()).toBe('丙');
});

it('of several entries stays open, up to the maximum', async () => {
  render(<Field max={2} />);
  await userEvent.click(combobox());
  for (const label of ['甲', '乙', '丙']) await choose(label);
  expect(chosen()).toBe('甲 乙');
  expect(combobox()).toHaveAttribute('aria-expanded', 'true');
});
