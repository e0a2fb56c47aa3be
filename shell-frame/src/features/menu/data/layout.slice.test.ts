import { isCollapsed, layoutReducer, menuToggled, windowMeasured } from './layout.slice';
import { menuWidth } from './menu-width';

const after = (...steps: readonly (number | 'toggle')[]): boolean =>
  isCollapsed(
    steps.reduce(
      (state, step) =>
        layoutReducer(state, step === 'toggle' ? menuToggled() : windowMeasured({ width: step })),
      layoutReducer(undefined, { type: 'start' }),
    ),
  );

test.each([
  ['wide windows show the menu', [1440], false],
  ['1200 is still wide', [1200], false],
  ['1199 folds it', [1199], true],
  ['widening unfolds it', [1024, 1440], false],
  ['a hand opens it in a narrow window', [1024, 'toggle'], false],
  ['and it stays open while the window stays narrow', [1024, 'toggle', 1100], false],
  ['a hand folds it in a wide window', [1440, 'toggle'], true],
  ['what was folded by hand stays so after a narrow spell', [1440, 'toggle', 1024, 1440], true],
  ['two toggles undo each other', [1440, 'toggle', 'toggle'], false],
] as const)('%s', (_name, steps, collapsed) => {
  expect(after(...steps)).toBe(collapsed);
});

test.each([
  [{ collapsed: true, language: 'en-US', i18n: true }, 46],
  [{ collapsed: false, language: 'zh-CN', i18n: true }, 160],
  [{ collapsed: false, language: 'en-US', i18n: false }, 160],
  [{ collapsed: false, language: 'en-US', i18n: true }, 300],
  [{ collapsed: false, language: 'fr-FR', i18n: true }, 300],
] as const)('menu width of %j is %i', (given, width) => {
  expect(menuWidth(given)).toBe(width);
});
