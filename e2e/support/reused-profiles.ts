import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type ReusedProfile, reusedProfile } from './reused-profile';

interface Device {
  readonly kind: string;
  readonly kept: ReusedProfile;
  isTaken: boolean;
}

/** The profile of a browser's stories, and those of further devices that stories borrow. */
export function reusedProfiles(browser: Browser) {
  const own = reusedProfile(browser);
  const devices: Device[] = [];

  return {
    open: own.open,

    /** An empty page in a profile that shares nothing with the others in use. */
    async openBeside(options: BrowserContextOptions): Promise<Page> {
      const kind = JSON.stringify(options);
      const free = devices.find((item) => item.kind === kind && !item.isTaken);
      const device = free ?? { kind, kept: reusedProfile(browser, options), isTaken: true };
      if (!free) devices.push(device);
      device.isTaken = true;
      return device.kept.open();
    },

    /** Clears all of them and closes the profiles that the story itself created. */
    async wipe(): Promise<void> {
      const taken = devices.filter(({ isTaken }) => isTaken);
      const all = [own, ...devices.map(({ kept }) => kept)];
      const made = browser.contexts().filter((context) => !all.some((kept) => kept.isOf(context)));
      await Promise.all([
        ...made.map((context) => context.close()),
        own.wipe(),
        ...taken.map(({ kept }) => kept.wipe()),
      ]);
      for (const device of taken) device.isTaken = false;
    },
  };
}

export type ReusedProfiles = ReturnType<typeof reusedProfiles>;
