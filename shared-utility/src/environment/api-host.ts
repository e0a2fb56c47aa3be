import { apiAddress, type Environment, environmentOf, shellAddress } from '../contract/api-host';
import { runtimeConfig } from './runtime-config';

export { apiHostOf, environmentOf } from '../contract/api-host';

export const apiBaseUrl = (): string => apiAddress(runtimeConfig().apiBaseUrl, window.location);

/** Base address of the shell's own calls: sessions, reports, the import map. */
export const shellBaseUrl = (): string => shellAddress(runtimeConfig(), window.location);

export function environment(): Environment {
  return runtimeConfig().environment ?? environmentOf(window.location.hostname);
}

/** Key of the environment's frontend configuration: `frontend_config_<env>`, production `frontend_config`. */
export function configurationKey(): string {
  const name = environment();
  return name === 'production' ? 'frontend_config' : `frontend_config_${name}`;
}
