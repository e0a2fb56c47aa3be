import { resetContext } from '../testing';
import { context } from './context';

const messages: string[] = [];
let device: { matches: boolean; turn: (dark: boolean) => void };

beforeAll(() => {
  const listeners: (() => void)[] = [];
  device = {
    matches: false,
    turn: (dark) => {
      device.matches = dark;
      for (const listener of listeners) listener();
    },
  };
  const list = {
    get matches() {
      return device.matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  };
  window.matchMedia = () => list as unknown as MediaQueryList;
  context.subscribe('appearance', (value) => messages.push(value));
});
beforeEach(() => {
  resetContext();
  device.turn(false);
  messages.length = 0;
});

test('without a choice the device’s preference and each change of it apply', () => {
  expect([context.get('appearanceChoice'), context.get('appearance')]).toEqual(['system', 'light']);
  device.turn(true);
  expect(context.get('appearance')).toBe('dark');
  device.turn(false);
  expect(messages).toEqual(['dark', 'light']);
});

test('a choice has priority over the device, and survives the session', () => {
  context.set('appearanceChoice', 'light');
  device.turn(true);
  context.clear();
  expect([context.get('appearanceChoice'), context.get('appearance')]).toEqual(['light', 'light']);
  expect(messages).not.toContain('dark');
  context.set('appearanceChoice', 'system');
  expect(messages.at(-1)).toBe('dark');
});

test('setting the shown appearance counts as a choice', () => {
  context.set('appearance', 'dark');
  expect(context.get('appearanceChoice')).toBe('dark');
  expect(localStorage.getItem('keep:appearance')).toBe('dark');
  context.remove('appearance');
  expect(context.get('appearanceChoice')).toBe('system');
});

test('a choice in another tab is applied here', () => {
  localStorage.setItem('keep:appearance', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'keep:appearance' }));
  expect(messages).toEqual(['dark']);
});

test('a damaged choice is ignored', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('keep:appearance', 'sepia');
  expect(context.get('appearanceChoice')).toBe('system');
});
