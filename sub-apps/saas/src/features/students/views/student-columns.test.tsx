import { setLanguage } from '@edu/shared-utility';
import type { Reveal } from '@edu/shared-utility/admin';
import { minTableWidth } from '@edu/shared-utility/admin';
import { DataProvider } from '@edu/shared-utility/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { useStudentActions } from '../data/student-actions.hook';
import { studentColumns } from './student-columns.view';

const hidden: Reveal = {
  of: () => null,
  isRequested: () => false,
  revealCount: 0,
  show: () => {},
  hide: () => {},
};
/** Width of the card's content at 1024 × 768: the window without collapsed menu, margins and paddings. */
const room = 1024 - 46 - 2 * 24 - 2 * 24;

const wrapper = ({ children }: { children: ReactNode }) => (
  <DataProvider api={data}>{children}</DataProvider>
);

it.each(['zh-CN', 'en-US'] as const)('in %s the list fits a window of 1024', async (language) => {
  await setLanguage(language);
  await phrases.load();
  const { result } = renderHook(() => useStudentActions(() => {}), { wrapper });
  const main = studentColumns(phrases.t, hidden).filter(({ optional }) => !optional);
  expect(minTableWidth(main, result.current, true)).toBeLessThanOrEqual(room);
});

it('every column but the mail’s has its own width, so that none moves between pages', () => {
  const free = studentColumns(phrases.t, hidden).filter(({ width }) => width === undefined);
  expect(free.map(({ key }) => key)).toEqual(['email']);
});
