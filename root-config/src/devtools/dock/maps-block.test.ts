import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { dockFixture, hostFixture, rowOf } from '../testing/dock-fixture';

const team = 'http://localhost:9000/maps/team.json';
const old = '/old.json';
const line = rowOf({
  name: '@edu-app/saas',
  address: 'http://localhost:9000/saas.js',
  origin: 'override',
  map: team,
});

async function openMaps() {
  const host = hostFixture([line]);
  host.maps.mockResolvedValue([
    {
      address: team,
      isPaused: false,
      problem: null,
      refused: [{ module: '@edu-app/cms', address: 'https://evil.io/cms.js' }],
    },
    { address: old, isPaused: true, problem: null, refused: [] },
    { address: '/gone.json', isPaused: false, problem: 'notRead', refused: [] },
  ]);
  const given = await dockFixture(host);
  await given.open();
  const block = await given.dock.findByRole('region', { name: '外部导入映射' });
  const item = (address: string) => {
    const match = within(block)
      .getAllByRole('listitem')
      .find((element) => element.textContent?.startsWith(address));
    return within(match as HTMLElement);
  };
  return { ...given, item };
}

test('each external map shows which of its lines are used and which are refused', async () => {
  const { item } = await openMaps();
  expect(item(team).getByText('使用中的模块：1')).toBeVisible();
  expect(item(team).getByText(/@edu-app\/cms · https:\/\/evil.io\/cms.js/)).toBeVisible();
  expect(item(old).getByText('已停用')).toBeVisible();
  expect(item('/gone.json').getByText('无法读取')).toBeVisible();
});

test('is disabled, enabled and removed', async () => {
  const { item, host } = await openMaps();
  const pauseButton = item(team).getByRole('button', { name: '停用此映射' });
  expect(pauseButton).toHaveAccessibleDescription(team);
  await userEvent.click(pauseButton);
  expect(host.setPaused).toHaveBeenLastCalledWith(team, true);
  await userEvent.click(item(old).getByRole('button', { name: '启用此映射' }));
  expect(host.setPaused).toHaveBeenLastCalledWith(old, false);
  await userEvent.click(item(old).getByRole('button', { name: '移除此映射' }));
  expect(host.forgetMap).toHaveBeenCalledWith(old);
});

test('a module shows which map its line comes from, with a button to remove it', async () => {
  const { dock, host, row } = await openMaps();
  expect(row(/saas/)).toHaveTextContent('外部映射');
  expect(dock.getByRole('button', { name: '恢复正式版本' })).toBeVisible();
  await userEvent.click(row(/saas/));
  const detail = within(dock.getByRole('region', { name: '@edu-app/saas' }));
  expect(detail.getByText('来自外部映射：')).toHaveTextContent(team);
  await userEvent.click(detail.getByRole('button', { name: '停用此映射' }));
  expect(host.setPaused).toHaveBeenLastCalledWith(team, true);
});

test('without external maps the section is hidden', async () => {
  const { dock, open, host } = await dockFixture();
  await open();
  await waitFor(() => expect(host.maps).toHaveBeenCalled());
  expect(dock.queryByRole('region', { name: '外部导入映射' })).not.toBeInTheDocument();
});
