import { readFile } from 'node:fs/promises';
import { type EnvelopeForm, isApiAddress, isEnvelopeForm } from '@edu/shared-utility/contract';
import type { Settings } from './settings/server-settings';
import { StartupError } from './startup-error';

const addresses = ['apiBaseUrl', 'shellApiUrl', 'dataAdminUrl'];

function parse(text: string, file: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StartupError(
      `${file} holds no JSON object: correct it, or name another file by RUNTIME_CONFIG.`,
    );
  }
  const config = value as Record<string, unknown>;
  for (const name of addresses) {
    if (config[name] === undefined || isApiAddress(config[name])) continue;
    throw new StartupError(
      `"${name}" in ${file} cannot be used: write an http or https address, or a path such as "/".`,
    );
  }
  if (!['token', 'code', undefined].includes(config.dataAdminHandover as string | undefined)) {
    throw new StartupError(
      `"dataAdminHandover" in ${file} cannot be used: write "token" or "code".`,
    );
  }
  if (config.envelope !== undefined && !isEnvelopeForm(config.envelope)) {
    throw new StartupError(
      `"envelope" in ${file} cannot be used: write names as texts and codes as lists, such as {"code":"status","success":["00000"]}.`,
    );
  }
  return config;
}

/** Form of the envelope on the platform that pages call; undefined for the contract's own. */
export const envelopeOf = ({ envelope }: Record<string, unknown>): EnvelopeForm | undefined =>
  isEnvelopeForm(envelope) ? envelope : undefined;

/**
 * Content of /config.json: the file in RUNTIME_CONFIG, if any, overridden by the environment's settings. Throws
 * StartupError for an invalid file.
 */
export async function runtimeConfig(settings: Settings): Promise<Record<string, unknown>> {
  const { apiBaseUrl, shellApiUrl, dataAdminUrl, dataAdminHandover, moduleHosts } = settings;
  let fromFile: Record<string, unknown> = {};
  try {
    fromFile = parse(await readFile(settings.runtimeConfig, 'utf8'), settings.runtimeConfig);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StartupError || !code) throw error;
    if (code !== 'ENOENT') {
      throw new StartupError(
        `${settings.runtimeConfig} cannot be read (${code}): correct it, or name another file by RUNTIME_CONFIG.`,
      );
    }
  }
  return {
    ...fromFile,
    ...(apiBaseUrl && { apiBaseUrl }),
    ...(shellApiUrl && { shellApiUrl }),
    ...(dataAdminUrl && { dataAdminUrl }),
    ...(dataAdminHandover && { dataAdminHandover }),
    moduleHosts,
  };
}
