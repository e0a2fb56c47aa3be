import { resetContext } from '../testing';
import { cooldownKey, secondsLeft, startCooldown } from './cooldown';

const NOW = 1_800_000_000_000;

describe('cooldown of a code', () => {
  beforeEach(() => resetContext());

  it('lasts 60 seconds, counted from the deadline', () => {
    startCooldown('login', '', NOW);
    expect(secondsLeft('login', '', NOW)).toBe(60);
    expect(secondsLeft('login', '', NOW + 59_001)).toBe(1);
    expect(secondsLeft('login', '', NOW + 60_000)).toBe(0);
  });

  it('is separate for each purpose', () => {
    startCooldown('login', '', NOW);
    expect(secondsLeft('reset', '', NOW)).toBe(0);
  });

  it('belongs to the account that a code was sent to, which is not stored', () => {
    startCooldown('login', '13900000001', NOW);
    expect(secondsLeft('login', '13900000001', NOW)).toBe(60);
    expect(secondsLeft('login', '13900000002', NOW)).toBe(0);
    expect(secondsLeft('login', '', NOW)).toBe(60);
    startCooldown('login', 'A@b.example', NOW);
    expect(secondsLeft('login', 'a@b.example', NOW)).toBe(60);
    expect(window.localStorage.getItem(cooldownKey('login'))).toMatch(/^\d+ \w{1,4},\d+ \w{1,4}$/);
  });

  it('runs for each of several accounts', () => {
    startCooldown('login', '13900000001', NOW);
    startCooldown('login', '13900000002', NOW + 20_000);
    const laterEnd = NOW + 30_000;
    expect(secondsLeft('login', '13900000001', laterEnd)).toBe(30);
    expect(secondsLeft('login', '13900000002', laterEnd)).toBe(50);
    expect(secondsLeft('login', '13900000003', laterEnd)).toBe(0);
    expect(secondsLeft('login', '', laterEnd)).toBe(50);
    startCooldown('login', '13900000001', NOW + 60_000);
    expect(secondsLeft('login', '13900000002', NOW + 60_000)).toBe(20);
  });

  it('stores no more accounts than a person can use', () => {
    for (let last = 10; last < 40; last += 1) startCooldown('login', `139000000${last}`, NOW);
    const stored = window.localStorage.getItem(cooldownKey('login'))?.split(',');
    expect(stored).toHaveLength(8);
    expect(secondsLeft('login', '13900000039', NOW)).toBe(60);
  });

  it('is stored as a deadline under a key that survives the session', () => {
    startCooldown('register', '', NOW);
    expect(window.localStorage.getItem('keep:auth-code:register')).toBe(String(NOW + 60_000));
  });

  it.each([
    ['a clock that was set back an hour', String(NOW + 3_660_000)],
    ['damaged text', 'soon'],
    ['nothing', ''],
    ['a letter', 'x'],
    ['infinity', 'Infinity'],
  ])('does not disable the button for %s', (_, stored) => {
    window.localStorage.setItem(cooldownKey('login'), stored);
    expect(secondsLeft('login', '', NOW)).toBe(0);
  });

  it('only loses the countdown over a reload if storage is blocked', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(() => startCooldown('login', '', NOW)).not.toThrow();
    forbidden.mockRestore();
  });
});
