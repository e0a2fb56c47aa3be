import { mountAccount, type Parcel } from './parcel';

interface Fixture {
  readonly log: string[];
  readonly run: () => () => void;
  settle(name: 'load' | 'mount', failed?: boolean): Promise<void>;
}

function fixture(): Fixture {
  const log: string[] = [];
  const resolvers = new Map<string, (failed: boolean) => void>();
  const waiting = (name: string, value: object): Promise<object> =>
    new Promise((resolve, reject) => {
      resolvers.set(name, (failed) => (failed ? reject(new Error(name)) : resolve(value)));
    });
  const parcel = (): Parcel => ({
    mountPromise: waiting('mount', {}),
    unmount: async () => void log.push('unmounted'),
  });
  const host = {
    loadModule: (name: string) => {
      log.push(`load ${name}`);
      return waiting('load', { mount: 1 });
    },
    mountParcel: (config: object) => {
      log.push(`mount ${Reflect.get(config, 'name')}`);
      return parcel();
    },
  };
  return {
    log,
    run: () =>
      mountAccount(host, document.createElement('div'), {
        onMounted: () => log.push('shown'),
        onFailed: (error) => log.push(`failed ${(error as Error).message}`),
      }),
    async settle(name, failed = false) {
      resolvers.get(name)?.(failed);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const loaded = 'load @edu/account-center';
const mounting = 'mount @edu/account-center/dialog';

test('loads by name, mounts, shows, and unmounts once', async () => {
  const parts = fixture();
  const end = parts.run();
  await parts.settle('load');
  await parts.settle('mount');
  end();
  await parts.settle('mount');
  expect(parts.log).toEqual([loaded, mounting, 'shown', 'unmounted']);
});

test('closed while loading: nothing is mounted', async () => {
  const parts = fixture();
  parts.run()();
  await parts.settle('load');
  expect(parts.log).toEqual([loaded]);
});

test('closed while mounting: unmounts after the mount', async () => {
  const parts = fixture();
  const end = parts.run();
  await parts.settle('load');
  end();
  expect(parts.log).not.toContain('unmounted');
  await parts.settle('mount');
  expect(parts.log).toEqual([loaded, mounting, 'unmounted']);
});

test.each(['load', 'mount'] as const)('a failed %s is reported', async (stage) => {
  const parts = fixture();
  parts.run();
  if (stage === 'mount') await parts.settle('load');
  await parts.settle(stage, true);
  expect(parts.log.at(-1)).toBe(`failed ${stage}`);
});
