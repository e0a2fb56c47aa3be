import type { ImportMap } from '../static/import-map';
import { refusalOf } from './address-rules';
import { asSentence } from './fetched-module';
import { findWhole, type PreflightContext } from './find-module';
import { problemsOf } from './module-problems';

export interface PreflightResult {
  /** Violation of the rules of addresses, which `force` does not override. */
  readonly refusal: string | null;
  /** Why the address cannot be used, one sentence each; empty if it can. */
  readonly problems: readonly string[];
  /** Remarks that are no problems. */
  readonly notes: readonly string[];
  /** Digests of the module and its listed files, by address; empty for modules of this site. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Checks an address as browsers will: rules, reachability, type, CORS, format, lifecycles or exports, and the needs
 * of the module and its files. `map` is the new map.
 */
export async function preflight(
  name: string,
  address: string,
  map: ImportMap,
  context: PreflightContext,
  current?: string,
): Promise<PreflightResult> {
  const refusal = refusalOf(address, context.moduleHosts);
  if (refusal !== null) {
    return { refusal: `${address} ${refusal}`, problems: [], notes: [], integrity: {} };
  }
  try {
    const fetched = await findWhole(address, context);
    const notes = [fetched.files?.note ?? []].flat().map((note) => `${address}: ${note}`);
    const problems = (await problemsOf(name, fetched, map, context, current)).map(
      (problem) => `${address}: ${problem}`,
    );
    if (fetched.integrity === null) return { refusal, problems, notes, integrity: {} };
    const { digests, note } = await context.foreign.list(address).catch((error: Error) => {
      problems.push(`${address}: ${error.message}`);
      return { digests: {}, note: null };
    });
    const integrity = { ...digests, [address]: fetched.integrity };
    if (note !== null) notes.push(`${address}: ${note}`);
    return { refusal, problems, notes, integrity };
  } catch (error) {
    return {
      refusal,
      problems: [`${address}: ${asSentence(error as Error)}`],
      notes: [],
      integrity: {},
    };
  }
}
