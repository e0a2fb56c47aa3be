import type { LiveSettings } from '../domain/live/provider';
import { type Env, oneOf } from './read-value';

/** Secrets stay in the environment; the settings only say which are set. */
export const liveOf = (env: Env): LiveSettings => ({
  provider: oneOf(env, 'LIVE_PROVIDER', ['none', 'zegoroomkit'], 'none'),
  given: ['LIVE_ZEGO_APP_ID', 'LIVE_ZEGO_SERVER_SECRET'].filter((name) => env[name]?.trim()),
});
