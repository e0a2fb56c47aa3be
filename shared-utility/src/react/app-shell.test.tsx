import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { AppShell } from './app-shell';

const options = ['陶梦瑶', '陶子涵'].map((name) => ({ value: name, label: name }));

function Form() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <Select
        aria-label="学员"
        mode="multiple"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Button>检查</Button>
      <p>{`共 ${chosen.join('、')}`}</p>
    </>
  );
}

test('Tab leaves a compound field unchanged and goes to the next field', async () => {
  render(
    <AppShell name="saas">
      <Form />
    </AppShell>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: '学员' }));
  await userEvent.click(await screen.findByTitle('陶梦瑶'));
  await userEvent.click(screen.getByTitle('陶子涵'));
  expect(screen.getByText('共 陶梦瑶、陶子涵')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', which: 40, keyCode: 40 });
  const isDefaultAllowed = fireEvent.keyDown(screen.getByRole('combobox'), {
    key: 'Tab',
    which: 9,
    keyCode: 9,
  });
  expect(isDefaultAllowed).toBe(true);
  await userEvent.tab();
  expect(screen.getByText('共 陶梦瑶、陶子涵')).toBeVisible();
  expect(screen.getByRole('button', { name: '检查' })).toHaveFocus();
});
