import {
  drawerClosed,
  isCollapsed,
  layoutReducer,
  menuToggled,
  selectDrawer,
  windowMeasured,
} from './layout.slice';
import { menuWidth } from './menu-width';

type Step = number | 'toggle' | 'close';

const layoutAfter = (...steps: readonly Step[]) =>
  steps.reduce<ReturnType<typeof layoutReducer>>(
    (state, step) => {
      const actions = { toggle: menuToggled(), close: drawerClosed() };
      return layoutReducer(
        state,
        typeof step === 'number' ? windowMeasured({ width: step }) : actions[step],
      );
    },
    layoutReducer(undefined, { type: 'start' }),
  );
const collapsedAfter = (...steps: readonly Step[]): boolean => isCollapsed(layoutAfter(...steps));

test.each([
  ['wide windows show the menu', [1440], false],
  ['1200 is still wide', [1200], false],
  ['1199 collapses it', [1199], true],
  ['widening expands it', [1024, 1440], false],
  ['the person opens it in a narrow window', [1024, 'toggle'], false],
  ['and it stays open while the window stays narrow', [1024, 'toggle', 1100], false],
  ['the person collapses it in a wide window', [1440, 'toggle'], true],
  [
    'a menu collapsed by the person stays so after a narrow phase',
    [1440, 'toggle', 1024, 1440],
    true,
  ],
  ['two toggles undo each other', [1440, 'toggle', 'toggle'], false],
] as const)('%s', (_name, steps, collapsed) => {
  expect(collapsedAfter(...steps)).toBe(collapsed);
});

test.each([
  ['a wide window has none', [1440, 'toggle'], null],
  ['600 is no phone', [600], null],
  ['on a phone it is closed', [599], 'closed'],
  ['the person opens it', [390, 'toggle'], 'open'],
  ['and closes it', [390, 'toggle', 'toggle'], 'closed'],
  ['a navigation closes it', [390, 'toggle', 'close'], 'closed'],
  ['rotating a phone keeps it open', [390, 'toggle', 500], 'open'],
  ['a widened window resets it', [390, 'toggle', 1024, 390], 'closed'],
] as const)('the drawer: %s', (_name, steps, drawer) => {
  expect(selectDrawer({ layout: layoutAfter(...steps) })).toBe(drawer);
});

test('the drawer does not change the state chosen for wider windows', () => {
  expect(collapsedAfter(1024, 'toggle', 390, 'toggle', 1024)).toBe(false);
  expect(collapsedAfter(390, 'toggle', 1024)).toBe(true);
});

test.each([
  [{ drawer: true, collapsed: false, language: 'fr-FR', i18n: true }, 0],
  [{ collapsed: true, language: 'en-US', i18n: true }, 46],
  [{ collapsed: false, language: 'zh-CN', i18n: true }, 160],
  [{ collapsed: false, language: 'en-US', i18n: false }, 160],
  [{ collapsed: false, language: 'en-US', i18n: true }, 300],
  [{ collapsed: false, language: 'fr-FR', i18n: true }, 300],
] as const)('menu width of %j is %i', (given, width) => {
  expect(menuWidth(given)).toBe(width);
});
