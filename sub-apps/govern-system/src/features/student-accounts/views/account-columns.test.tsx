import { type StudentAccount, setLanguage } from '@edu/shared-utility';
import { minTableWidth, type RowAction } from '@edu/shared-utility/admin';
import { DataProvider } from '@edu/shared-utility/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { data } from '../../../common/data';
import { useStudentActions } from '../data/student-actions.hook';
import { phrases } from '../phrases';
import { accountColumns } from './account-columns.view';

/** Width of the card's content at 1024 × 768: the window without collapsed menu, margins and paddings. */
const room = 1024 - 46 - 2 * 24 - 2 * 24;

const doNothing = () => {};
const wrapper = ({ children }: { children: ReactNode }) => (
  <DataProvider api={data}>{children}</DataProvider>
);

it.each(['zh-CN', 'en-US', 'fr-FR'] as const)(
  'in %s the list fits a window of 1024',
  async (language) => {
    await setLanguage(language);
    await phrases.load();
    const { result } = renderHook(() => useStudentActions(doNothing, doNothing), { wrapper });
    const main = accountColumns(phrases.t).filter(({ optional }) => !optional);
    const actions: RowAction<StudentAccount>[] = result.current;
    expect(minTableWidth(main, actions, false)).toBeLessThanOrEqual(room);
  },
);
