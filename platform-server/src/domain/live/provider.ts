import type { LiveProvider } from '@edu/shared-utility/contract';

/** The fields of a session that a conference needs. */
interface LicenceRequest {
  readonly id: string;
  readonly title: string;
}

/** A video conference system in which sessions can be held. */
interface Conference {
  /** The settings that it requires. */
  readonly needs: readonly string[];
  /** Returns the address by which a person enters; null if this build has no client for it. */
  readonly enter: ((session: LicenceRequest, memberId: string) => Promise<string>) | null;
}

/** The values allowed for LIVE_PROVIDER. */
const conferences: Readonly<Record<LiveProvider['name'], Conference>> = {
  none: { needs: ['LIVE_PROVIDER'], enter: null },
  zegoroomkit: { needs: ['LIVE_ZEGO_APP_ID', 'LIVE_ZEGO_SERVER_SECRET'], enter: null },
};

export interface LiveSettings {
  readonly provider: LiveProvider['name'];
  /** Names of its settings that have a value. */
  readonly given: readonly string[];
}

/** What a page may show about the conference: names of settings only to people who manage sessions. */
export function providerState(
  { provider: name, given }: LiveSettings,
  isManager: boolean,
): LiveProvider {
  const { needs, enter } = conferences[name];
  const missing = needs.filter((need) => !given.includes(need));
  const problem = missing.length > 0 ? 'settings' : enter ? null : 'noClient';
  return {
    name,
    isConfigured: problem === null,
    problem: name === 'none' ? 'unset' : problem,
    missing: isManager ? missing : [],
  };
}
