import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type ReusedProfile, reusedProfile } from './reused-profile';

interface Device {
  readonly kind: string;
  readonly profile: ReusedProfile;
  isTaken: boolean;
}

/** The profile of a browser's stories, and those of further devices that stories borrow. */
export function reusedProfiles(browser: Browser) {
  const ownProfile = reusedProfile(browser);
  const devices: Device[] = [];

  return {
    open: ownProfile.open,

    /** An empty page in a profile that shares nothing with the others in use. */
    async openBeside(options: BrowserContextOptions): Promise<Page> {
      const kind = JSON.stringify(options);
      const free = devices.find((item) => item.kind === kind && !item.isTaken);
      const device = free ?? { kind, profile: reusedProfile(browser, options), isTaken: true };
      if (!free) devices.push(device);
      device.isTaken = true;
      return device.profile.open();
    },

    /** Clears all of them and closes the profiles that the story itself created. */
    async wipe(): Promise<void> {
      const inUse = devices.filter(({ isTaken }) => isTaken);
      const all = [ownProfile, ...devices.map(({ profile: kept }) => kept)];
      const created = browser
        .contexts()
        .filter((context) => !all.some((kept) => kept.isOf(context)));
      await Promise.all([
        ...created.map((context) => context.close()),
        ownProfile.wipe(),
        ...inUse.map(({ profile: kept }) => kept.wipe()),
      ]);
      for (const device of inUse) device.isTaken = false;
    },
  };
}

export type ReusedProfiles = ReturnType<typeof reusedProfiles>;
