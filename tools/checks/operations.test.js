import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const text = readFileSync(resolve(__dirname, '../../docs/operations.md'), 'utf8');

/** @returns {string} the page's example in that language */
const example = (language) => text.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';

const loggedSecret = /\$(?:request|request_uri|args|query_string|arg_\w+|http_\w+)(?!\w)/;

/** @returns {string[]} what of an nginx configuration lets a password into a log */
function leaks(configuration) {
  const formats = [...configuration.matchAll(/log_format (\w+) ([^;]+);/g)];
  const safe = formats.filter(([, , format]) => !loggedSecret.test(format)).map(([, name]) => name);
  const logs = [...configuration.matchAll(/access_log (?!off;)\S+ ?(\w*)/g)].map(
    ([, name]) => name,
  );
  const accounts = /location \/usercenter\/ \{([^}]+)\}/.exec(configuration)?.[1] ?? '';
  return [
    ...(logs.length === 0 ? ['no access_log: the default one'] : []),
    ...logs.filter((name) => !safe.includes(name)).map((name) => `access_log ${name}`),
    ...(/error_log \/dev\/null;/.test(accounts) ? [] : ['error_log']),
  ];
}

describe('the nginx example', () => {
  it('logs no address with its query, which may contain a password', () => {
    expect(leaks(example('nginx'))).toEqual([]);
  });

  it('passes the client’s address on for the limits, not the proxy’s', () => {
    const configuration = example('nginx');
    expect(configuration).toMatch(/^ *proxy_set_header X-Forwarded-For \$remote_addr;$/m);
    for (const line of ['set_real_ip_from', 'real_ip_header', 'real_ip_recursive']) {
      expect(configuration).toMatch(new RegExp(`^ *# ${line} [^;]+;$`, 'm'));
    }
  });

  it('uses the running process while the other one restarts, for each request', () => {
    const servers = /upstream platform \{([^}]+)\}/.exec(example('nginx'))?.[1] ?? '';
    const serverLines = servers.split(';').filter((line) => line.trim().startsWith('server '));
    expect(serverLines.length).toBeGreaterThan(1);
    // By default nginx avoids a process for ten seconds after one refused connection, which may affect all processes in
    // turn.
    expect(serverLines.filter((line) => !/ max_fails=0$/.test(line))).toEqual([]);
  });

  it.each([
    ['nothing said', 'location / { proxy_pass http://a; }', 2],
    ['the default format', 'access_log /var/log/a.log;', 2],
    ['a format with the whole address', "log_format x '$request_uri'; access_log /a.log x;", 2],
    ['a format with the Referer', "log_format x '$uri $http_referer'; access_log /a.log x;", 2],
    ['its own error log', "log_format x '$uri'; access_log /a.log x;", 1],
  ])('would be refused with %s', (_, configuration, count) => {
    expect(leaks(configuration)).toHaveLength(count);
  });
});

describe('the systemd example', () => {
  it('restarts again and again while the database is missing, after the network is available', () => {
    const unit = example('ini');
    expect(unit).toMatch(/^Restart=on-failure$/m);
    // systemd's limit is five starts in ten seconds, and a refused start takes one second.
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(5);
    expect(unit).toMatch(/^Wants=network-online\.target$/m);
    expect(unit).toMatch(/^After=network-online\.target\b/m);
  });

  it('lets the server write to the folders of its map and its data, and creates them', () => {
    const unit = example('ini');
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    const folder = `/var/lib/${/^StateDirectory=(\w+)$/m.exec(unit)?.[1]}`;
    const environment = /^Environment=(.+)$/m.exec(unit)?.[1] ?? '';
    const variables = Object.fromEntries(
      environment.split(' ').map((assignment) => assignment.split('=')),
    );
    expect(variables).toEqual({
      IMPORT_MAP: `${folder}/importmap.json`,
      DATA_DIR: `${folder}/data`,
    });
    // A missing path without "-" makes the start fail.
    expect(unit).not.toMatch(/^ReadWritePaths=[^-]/m);
  });
});
