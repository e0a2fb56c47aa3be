import type { DevtoolsHost } from './host';
import { spansOf } from './spans';

/** Queries of addresses may hold a key, so they are cut from everything that is copied. */
const withoutQueries = (text: string): string =>
  text.replace(/((?:https?:\/\/|\/)[^\s?#|`]*)[?#][^\s|`)]*/g, '$1');

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

export interface ReportedPage {
  readonly path: string;
  readonly browser: string;
  readonly window: string;
  readonly language: string;
  readonly at: Date;
}

/** The report that a tester sends to a team: markdown, always in English words, without token and queries. */
export function bundleText(host: DevtoolsHost, page: ReportedPage): string {
  const lines = host.modules();
  const overridden = lines.filter((line) => line.override || line.map);
  const injected = lines.filter((line) => line.fault);
  const table = lines
    .filter(({ state, group }) => group !== 'shared' || state !== 'unused')
    .map(({ name, state, version, origin, address }) =>
      ['', name, state, version ?? '–', origin, address, ''].join(' | ').trim(),
    );
  const timeline = spansOf(host.entries()).map(
    ({ module, phase, from, to, failed }) =>
      `${String(from).padStart(8)} ms  ${module}  ${phase}  ${to === null ? '…' : `${to - from} ms`}${failed ? `  ${failed}` : ''}`,
  );
  const faults = host
    .faults()
    .map(
      ({ module, kind, phase, status, message }) =>
        `- ${module}: ${kind}${status ? ` ${status}` : ''} in ${phase}: ${code(message)}`,
    );
  const text = [
    `# Report of ${page.path}`,
    '',
    `- time: ${page.at.toISOString()}`,
    `- map revision: ${host.revision() ?? 'unknown'}`,
    `- module on screen: ${host.active() ?? 'none'}`,
    `- language: ${page.language}; window: ${page.window}`,
    `- browser: ${page.browser}`,
    '',
    '## Overrides',
    '',
    ...(overridden.length === 0
      ? ['none']
      : overridden.map(({ name, address, map, override }) =>
          override
            ? `- ${name}: ${override.address}${override.isPaused ? ' (switched off)' : ''}`
            : `- ${name}: ${address} (a line of ${map})`,
        )),
    '',
    '## Injected faults',
    '',
    ...(injected.length === 0
      ? ['none']
      : injected.map(({ name, fault }) => `- ${name}: ${fault}`)),
    '',
    '## Last faults',
    '',
    ...(faults.length === 0 ? ['none'] : faults),
    '',
    '## Modules',
    '',
    '| module | state | version | source | address |',
    '|---|---|---|---|---|',
    ...table,
    '',
    '## Time-line',
    '',
    '```',
    ...timeline,
    '```',
    '',
  ].join('\n');
  return withoutQueries(text);
}
