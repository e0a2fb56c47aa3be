import { setLanguage } from '@edu/shared-utility';
import { phrases } from '../../../phrases';
import { listWidth, studentColumns, widthOfActions } from './student-columns.view';

/** Content of the card at 1024 × 768: the window without folded menu, margins and paddings. */
const room = 1024 - 46 - 2 * 24 - 2 * 24;
const act = { edit() {}, changeStatus() {}, remove() {} };

it.each(['zh-CN', 'en-US'] as const)(
  'in %s the list is whole in a window of 1024',
  async (language) => {
    await setLanguage(language);
    await phrases.load();
    const least = listWidth(widthOfActions(phrases.t));
    expect(least).toBeLessThanOrEqual(room);
    const fixed = studentColumns(phrases.t, [], act).map(({ width }) => Number(width ?? 0));
    // what the mail's column is left with
    expect(least - fixed.reduce((sum, width) => sum + width)).toBeGreaterThanOrEqual(120);
  },
);

it('every column but the mail’s has a width of its own: none moves with what another page holds', () => {
  const columns = studentColumns(phrases.t, [], act);
  const free = columns.filter(({ width }) => width === undefined).map(({ key }) => key);
  expect(free).toEqual(['email']);
});
