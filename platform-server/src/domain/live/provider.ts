import type { LiveProvider } from '@edu/shared-utility/contract';

/** What a session is to a conference. */
interface Held {
  readonly id: string;
  readonly title: string;
}

/** A video conference that sessions can be held in. */
interface Conference {
  /** Settings that it cannot do without. */
  readonly needs: readonly string[];
  /** Gives the address by which somebody enters; null where this build brings no client for it. */
  readonly enter: ((session: Held, memberId: string) => Promise<string>) | null;
}

/** Those that can be named in LIVE_PROVIDER. */
const conferences: Readonly<Record<LiveProvider['name'], Conference>> = {
  none: { needs: ['LIVE_PROVIDER'], enter: null },
  zegoroomkit: { needs: ['LIVE_ZEGO_APP_ID', 'LIVE_ZEGO_SERVER_SECRET'], enter: null },
};

export interface LiveSettings {
  readonly provider: LiveProvider['name'];
  /** Names of its settings that are there. */
  readonly given: readonly string[];
}

/** What a page may say of the conference: names of settings only to who looks after sessions. */
export function providerState(
  { provider: name, given }: LiveSettings,
  mayKnow: boolean,
): LiveProvider {
  const { needs, enter } = conferences[name];
  const missing = needs.filter((need) => !given.includes(need));
  const problem = missing.length > 0 ? 'settings' : enter ? null : 'noClient';
  return {
    name,
    isConfigured: problem === null,
    problem: name === 'none' ? 'unset' : problem,
    missing: mayKnow ? missing : [],
  };
}
