/** @jest-environment node */
import { deviceKind } from './device-kind';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'computer'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/126 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148', 'tablet'],
  ['curl/8.0', 'unknown'],
])('%j is recognised as a %s', (userAgent, kind) => {
  expect(deviceKind(userAgent)).toBe(kind);
});
