import './temporal.stand-in';
import { context } from '../storage';
import { resetContext } from '../testing';
import { formatDate, prepareLanguage, setLanguage } from '.';

beforeEach(async () => {
  resetContext();
  await prepareLanguage();
});

const moment = '2026-03-01T16:30:00Z';

test('the device’s time zone is read from Temporal, not from Intl', () => {
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  expect(context.get('timezone')).toBe('Asia/Tokyo');
  expect(asked).not.toHaveBeenCalled();
});

test('Chinese dates are the same as those of Intl', () => {
  expect(formatDate(moment)).toBe('2026/03/02');
  expect(formatDate(moment, 'datetime')).toBe('2026/03/02 01:30');
  context.set('timezone', 'America/New_York');
  expect(formatDate(moment)).toBe('2026/03/01');
  expect(formatDate(moment, 'datetime')).toBe('2026/03/01 11:30');
  expect(formatDate('nonsense')).toBe('');
});

test('dates with month names are still those of Intl', async () => {
  context.set('timezone', 'Asia/Shanghai');
  await setLanguage('en-US');
  expect(formatDate(moment)).toBe('2 Mar 2026');
});

test('a stored time zone that does not exist is not used', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('keep:timezone', 'Nowhere/Else');
  expect(context.get('timezone')).toBe('Asia/Tokyo');
});
