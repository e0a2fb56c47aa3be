import { readFile } from 'node:fs/promises';
import type { Settings } from '../../settings/server-settings';
import { type ImportMap, parseImportMap } from '../../static/import-map';
import { preflightContextOf } from '../create-service';
import { type EditedMap, readEditedMap } from '../edited-map';
import { labelOf } from '../map-entries';
import { preflight } from '../preflight';
import { differentBytesFault, differsFrom } from '../stated-digest';
import { CommandError, type MapClient } from './map-client';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface CliContext {
  readonly settings: Settings;
  /** The text of the map's file or of the object in a storage. */
  mapText(): Promise<NamedText>;
  /** Connects the client that executes the command. */
  client(): Promise<MapClient>;
  print(text: string): void;
}

export async function readMap(file: string): Promise<ImportMap> {
  try {
    const text = /^https?:\/\//.test(file)
      ? await (await fetch(file)).text()
      : await readFile(file, 'utf8');
    return parseImportMap(text);
  } catch (error) {
    throw new CommandError(`${file} cannot be used as a map: ${(error as Error).message}`);
  }
}

/** Reads the map as written, with the lines that are invalid. */
export async function readOwnMap({ mapText }: CliContext): Promise<EditedMap> {
  const { name, text } = await mapText();
  try {
    return readEditedMap(text);
  } catch (error) {
    throw new CommandError(`${name} cannot be used as a map: ${(error as Error).message}`);
  }
}

export async function check(cli: CliContext): Promise<{ problems: string[]; notes: string[] }> {
  const { map, faults } = await readOwnMap(cli);
  const context = await preflightContextOf(cli.settings);
  const checks = await Promise.all(
    Object.entries(map.imports).map(async ([name, address]) => {
      const { refusal, problems, notes, integrity } = await preflight(name, address, map, context);
      const stated = map.integrity?.[address];
      // for local files the build has the digests, so the map's own are not compared
      const differs = stated !== undefined && differsFrom(stated, integrity[address] ?? null);
      const faultTexts = [
        ...(refusal ? [refusal] : problems),
        ...(differs ? [`${address}: ${differentBytesFault}`] : []),
      ];
      return { problems: faultTexts.map((problem) => `${name}: ${problem}`), notes };
    }),
  );
  const refused = faults.map((fault) => `${labelOf(fault)}: ${fault.reason}`);
  return {
    problems: [...refused, ...checks.flatMap(({ problems }) => problems)],
    notes: checks.flatMap(({ notes }) => notes),
  };
}
