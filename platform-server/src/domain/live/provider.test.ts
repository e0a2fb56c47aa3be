/** @jest-environment node */
import { liveOf } from '../../settings/live';
import { providerState } from './provider';

const [id, secret] = ['LIVE_ZEGO_APP_ID', 'LIVE_ZEGO_SERVER_SECRET'];

it.each([
  ['nothing is set', {}, 'none', 'unset', ['LIVE_PROVIDER']],
  ['only a name is set', { LIVE_PROVIDER: 'zegoroomkit' }, 'zegoroomkit', 'settings', [id, secret]],
  [
    'a setting is blank',
    { LIVE_PROVIDER: 'zegoroomkit', [id]: '1', [secret]: ' ' },
    'zegoroomkit',
    'settings',
    [secret],
  ],
  [
    'everything is set, but this build has no client',
    { LIVE_PROVIDER: 'zegoroomkit', [id]: '1', [secret]: 's' },
    'zegoroomkit',
    'noClient',
    [],
  ],
] as const)('is not configured if %s', (_, env, name, problem, missing) => {
  const settings = liveOf(env as NodeJS.ProcessEnv);
  expect(providerState(settings, true)).toEqual({ name, problem, missing, isConfigured: false });
  expect(providerState(settings, false).missing).toEqual([]);
});

it('refuses an unknown conference system', () => {
  expect(() => liveOf({ LIVE_PROVIDER: 'other' })).toThrow(/LIVE_PROVIDER/);
});
