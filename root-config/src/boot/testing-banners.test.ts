import { setPageExit, unsaved } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createNotices } from '../layout/notices';
import type { ModuleLoader } from '../module-loader';
import { SAFE_MODE } from '../page-map/override-keys';
import { storeOverride, switchOn } from '../page-map/overrides';
import { showOverridesBanner, showSafeMode } from './testing-banners';

const cms = { module: '@edu-app/cms', address: 'https://cdn.example.com/cms/index.js' };
const loader = { pageMap: () => ({ overrides: [cms] }) } as unknown as ModuleLoader;
const exits: string[] = [];
let mayLose: boolean;
let questions: number;
let ends: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  switchOn(localStorage);
  storeOverride(localStorage, cms);
  mayLose = false;
  questions = 0;
  ends = [
    unsaved.askWith(async () => {
      questions += 1;
      return mayLose;
    }),
    unsaved.guard(() => true),
  ];
});
afterEach(() => {
  for (const end of ends) end();
});

const notices = () => createNotices(document.getElementById('root') as HTMLElement);
const stored = () => localStorage.getItem(`import-map-override:${cms.module}`);

test('the published version is only restored once unsaved work may be lost', async () => {
  showOverridesBanner(notices(), loader);
  const reset = screen.getByRole('button', { name: '恢复正式版本' });
  await userEvent.click(reset);
  await waitFor(() => expect(questions).toBe(1));
  expect([stored(), exits]).toEqual([cms.address, []]);

  mayLose = true;
  await userEvent.click(reset);
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(stored()).toBeNull();
});

test('so is safe mode left', async () => {
  sessionStorage.setItem(SAFE_MODE, 'true');
  window.history.replaceState(null, '', '/cms?safe-mode&page=2');
  showSafeMode(notices(), '');
  const leave = screen.getByRole('button', { name: '退出安全模式' });
  await userEvent.click(leave);
  await waitFor(() => expect(questions).toBe(1));
  expect([sessionStorage.getItem(SAFE_MODE), exits]).toEqual(['true', []]);

  mayLose = true;
  await userEvent.click(leave);
  await waitFor(() => expect(exits).toEqual([`${window.location.origin}/cms?page=2`]));
  expect(sessionStorage.getItem(SAFE_MODE)).toBeNull();
});
