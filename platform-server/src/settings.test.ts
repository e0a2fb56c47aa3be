import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeConfig } from './runtime-config';
import { readSettings } from './settings';
import { StartupError } from './startup-error';
import { root } from './testing/test-database';

/** Every variable that reading the settings accesses. */
function namesRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(env, root);
  return [...names].sort();
}

/** Names in the first column of the table of settings in docs/operations.md. */
function namesDocumented(): string[] {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = page.split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const cells = table.split('\n').map((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? '');
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name))
    .sort();
}

it('docs/operations.md lists every setting that is read, and no other', () => {
  expect(namesDocumented()).toEqual(namesRead());
});

const read = (env: NodeJS.ProcessEnv) => readSettings(env, root);

it('a shutdown takes at most two seconds by default', () => {
  expect(read({}).stopWithin).toBe(2000);
});

describe('demo data that other machines could reach', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'demo.example', '127.0.0.1.example'])(
    'HOST=%s without NODE_ENV=production is refused with what to do',
    (HOST) => {
      expect(() => read({ HOST })).toThrow(
        /^HOST is [^\n]*NODE_ENV=production[^\n]*DEMO=1[^\n]*\.$/,
      );
      expect(read({ HOST, DEMO: '1' })).toMatchObject({ host: HOST, demo: true });
    },
  );

  it.each([undefined, 'localhost', '127.0.0.1', '127.0.0.2', '::1'])(
    'HOST=%s needs no further setting',
    (HOST) => {
      expect(read({ HOST })).toMatchObject({ host: HOST ?? '127.0.0.1', demo: false });
    },
  );

  it('DEMO with a value other than 1 is refused', () => {
    expect(() => read({ DEMO: 'yes' })).toThrow(/^DEMO is "yes": [^\n]*\.$/);
  });
});

it.each(['https://a.example/path', 'a.example', 'https:', 'data:', 'https://a.example;script-src'])(
  'PICTURE_HOSTS=%s is refused because it is not an origin',
  (PICTURE_HOSTS) => {
    expect(() => read({ PICTURE_HOSTS })).toThrow(/^PICTURE_HOSTS holds [^\n]*\.$/);
  },
);

/** An invalid value, and what the message contains besides the setting's name. */
const unusable: readonly (readonly [name: string, value: string, words: string])[] = [
  ['NODE_ENV', 'Production', 'production'],
  ['PORT', '70000', '65535'],
  ['PORT', '9000x', 'whole number'],
  ['DATABASE_URL', 'mysql://edu@db.example.com/edu', 'postgresql://'],
  ['DATABASE_WAIT_SECONDS', '-1', 'whole number'],
  ['EMBEDDED_DATABASE', 'yes', '1'],
  ['IMPORT_MAP_APPROVAL', 'yes', '1'],
  ['IMPORT_MAP_APPROVAL', 'true', '1'],
  ['MODULE_HOSTS', 'not a host;', 'https://'],
  ['MODULE_HOSTS', 'https://cdn.example.com/path', 'https://'],
  ['MODULE_HOSTS', '*', 'https://'],
  ['MODULE_HOSTS', 'https://*.example.com', 'https://'],
  ['PICTURE_HOSTS', 'pictures.example.com', 'https://'],
  ['CORS_ORIGINS', '*', 'https://'],
  ['SITE_ORIGIN', 'admin.example.com', 'http'],
  ['API_BASE_URL', 'api.example.com', 'http'],
  ['API_BASE_URL', 'https://user:password@api.example.com', 'http'],
  ['SHELL_API_URL', 'api.example.com', 'http'],
  ['RUNTIME_CONFIG', '/no-such-folder/config.json', 'leave it out'],
  ['DATA_ADMIN_URL', 'data.example.com', 'http'],
  ['SESSION_IDLE_MINUTES', '2h', 'whole number'],
  ['SESSION_MAX_MINUTES', '0', 'whole number'],
  ['LOG_LEVEL', 'verbose', 'info'],
  ['LOG_LEVEL', 'INFO', 'info'],
  ['SERVER_SECRET', 'short', 'openssl'],
  ['SMTP_URL', 'mail.example.com', 'smtps://'],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', '?from='],
  ['SMTP_URL', 'smtps://mail.example.com?from=', '?from='],
  ['SMTP_URL', 'smtps://mail.example.com?from=no-reply', '?from='],
  ['SMTP_URL', 'smtps://mail.example.com?from=School%20<no-reply>', '?from='],
  ['SMS_WEBHOOK_URL', 'sms.example.com', 'https://'],
  ['SMS_DAILY_LIMIT', '0', 'whole number'],
  ['SMS_TENANT_DAILY_LIMIT', 'many', 'whole number'],
  ['CODE_COOLDOWN_SECONDS', '1.5', 'whole number'],
  ['DIGEST', 'sha512', 'sha256'],
  ['FACE_THRESHOLD', '1', 'between 0 and 1'],
  ['FACE_RETENTION_DAYS', 'never', 'whole number'],
  ['AUDIT_RETENTION_DAYS', '0', 'whole number'],
  ['TIME_ZONE', 'Asia/Nowhere', 'IANA'],
  ['TIME_ZONE', '+08:00', 'IANA'],
  ['TRUST_PROXY', 'true', 'number of proxies'],
  ['REQUESTS_PER_NETWORK', '0', 'whole number'],
  ['REQUESTS_PER_ACCOUNT', '0', 'whole number'],
  ['STOP_SECONDS', '0', 'whole number'],
  ['DRAIN_SECONDS', '-5', 'whole number'],
  ['BOOTSTRAP_DOMAIN', 'admin.example.com', 'BOOTSTRAP_PHONE and BOOTSTRAP_PASSWORD is missing'],
];

it.each(unusable)('%s=%s fails the start with one sentence', (name, value, words) => {
  const start = (): unknown => read({ [name]: value });
  expect(start).toThrow(StartupError);
  expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  expect(start).toThrow(words);
});

it.each(['no-reply@example.com', 'School <no-reply@example.com>', '"School, 2" <a@b.example>'])(
  'SMTP_URL may name the sender %s',
  (from) => {
    const SMTP_URL = `smtps://mail.example.com?${new URLSearchParams({ from })}`;
    expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  },
);

it('an origin may have a trailing slash, which is removed', () => {
  const { moduleHosts } = read({
    MODULE_HOSTS: 'https://cdn.example.com/, https://b.example:8443',
  });
  expect(moduleHosts).toEqual(['https://cdn.example.com', 'https://b.example:8443']);
});

describe('the base address of links in messages', () => {
  const secret = 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P';
  const production = {
    NODE_ENV: 'production',
    SERVER_SECRET: secret,
    DATABASE_URL: 'postgres://nobody@localhost/none',
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
  };

  it('is https without a port in production, since people do not use the server’s own port', () => {
    expect(read(production).siteOrigin).toBe('https://localhost');
    const SITE_ORIGIN = 'https://admin.example.com:8443';
    expect(read({ ...production, SITE_ORIGIN }).siteOrigin).toBe(SITE_ORIGIN);
  });

  it('is this machine’s address otherwise', () => {
    expect(read({ PORT: '9100' }).siteOrigin).toBe('http://localhost:9100');
  });
});

describe('the first tenant', () => {
  const first = {
    BOOTSTRAP_DOMAIN: 'admin.example.com',
    BOOTSTRAP_PHONE: '13812345678',
    BOOTSTRAP_PASSWORD: 'First#2026',
  };

  it.each([
    ['BOOTSTRAP_DOMAIN', 'https://admin.example.com/'],
    ['BOOTSTRAP_DOMAIN', 'admin.example.com:9000'],
    ['BOOTSTRAP_DOMAIN', 'admin_example'],
    ['BOOTSTRAP_PHONE', 'nonsense'],
    ['BOOTSTRAP_PHONE', '+8613812345678'],
  ])('%s=%s is refused, since nobody could log in', (name, value) => {
    expect(() => read({ ...first, [name]: value })).toThrow(new RegExp(`^${name} is "[^\\n]*\\.$`));
  });

  it('is accepted unchanged if all three are valid', () => {
    expect(read(first).bootstrap).toEqual({
      domain: 'admin.example.com',
      phone: '13812345678',
      password: 'First#2026',
    });
  });
});

it('DATABASE_URL and EMBEDDED_DATABASE together are refused', () => {
  const both = { DATABASE_URL: 'postgresql://edu@localhost/edu', EMBEDDED_DATABASE: '1' };
  expect(() => read(both)).toThrow(/^DATABASE_URL and EMBEDDED_DATABASE [^\n]*\.$/);
});

it('a folder in place of the runtime configuration is refused with one sentence', async () => {
  const reading = runtimeConfig(read({ RUNTIME_CONFIG: root }));
  await expect(reading).rejects.toThrow(StartupError);
  await expect(reading).rejects.toThrow(/^[^\n]* cannot be read \(EISDIR\)[^\n]*\.$/);
});

describe('the settings of another platform', () => {
  const url = 'https://api.example.com';

  it('are its address, and the ids of its operators and shared accounts', () => {
    expect(read({}).foreignPlatform).toBeNull();
    expect(
      read({
        PLATFORM_API_URL: `${url}/v3/`,
        PLATFORM_OPERATORS: ' 17, a-b ,',
        PLATFORM_SHARED_ACCOUNTS: 'demo',
      }).foreignPlatform,
    ).toEqual({ url: `${url}/v3`, operators: ['17', 'a-b'], sharedAccounts: ['demo'] });
  });

  it.each(['/', 'api.example.com', 'ftp://api.example.com', `${url}/?a=1`, `${url}/#a`])(
    'with the address %s are refused with one sentence',
    (PLATFORM_API_URL) => {
      expect(() => read({ PLATFORM_API_URL })).toThrow(/^PLATFORM_API_URL is "[^\n]*\.$/);
    },
  );

  it('with a password in the address are refused without repeating it', () => {
    const refusal = () => read({ PLATFORM_API_URL: 'https://me:hidden@api.example.com' });
    expect(refusal).toThrow(/^PLATFORM_API_URL is /);
    expect(refusal).not.toThrow(/hidden/);
  });

  it.each(['PLATFORM_OPERATORS', 'PLATFORM_SHARED_ACCOUNTS'])(
    'with %s but no address are refused',
    (name) => {
      expect(() => read({ [name]: '17' })).toThrow(
        new RegExp(`^${name} [^\\n]*PLATFORM_API_URL[^\\n]*\\.$`),
      );
    },
  );
});
