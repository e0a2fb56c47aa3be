import type { ModuleReport } from '@edu/shared-utility';
import { sourceOf } from '../module-loader/fault-source';
import type { PageMap } from '../page-map/page-map';
import { reportMessage } from '../recovery/report-message';
import { kindOfLoadError } from '../supervision/load-error';
import { platformAddress } from './platform-address';
import { sessionHeaders } from './session-headers';

const rootConfig = '@edu/root-config';

/**
 * Name and address of the module whose file failed, by the page's map; root-config where the error names no file.
 */
function failedModule(error: unknown, { map, base }: PageMap): { module: string; address: string } {
  const lines = Object.entries(map.imports ?? {}).map(([module, address]) => ({
    module,
    address: new URL(address, base).href,
  }));
  const file =
    sourceOf(error) ?? lines.find(({ module }) => module === rootConfig)?.address ?? base;
  const line = lines.find(({ address }) => address === file);
  return { module: line?.module ?? rootConfig, address: file };
}

async function platform(): Promise<string> {
  const response = await fetch('/config.json').catch(() => null);
  return platformAddress(response?.ok ? await response.json().catch(() => null) : null);
}

/**
 * Reports a page that could not start; only such reports can halt a rollout of a module that every page needs.
 * Never rejects.
 */
export async function reportToPlatform(error: unknown, page: PageMap): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const report: ModuleReport = {
    ...failedModule(error, page),
    revision: page.revision,
    kind: kindOfLoadError(message),
    phase: 'load',
    status: null,
    message: reportMessage(message),
  };
  try {
    await fetch(`${await platform()}/platform/v1/module-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sessionHeaders() },
      body: JSON.stringify(report),
      keepalive: true,
    });
  } catch {
    // Best effort: there may be no connection.
  }
}
