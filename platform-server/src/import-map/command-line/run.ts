import { readFile } from 'node:fs/promises';
import type { ImportMapOutcome, ModuleRollout } from '@edu/shared-utility/contract';
import type { Settings } from '../../settings';
import { type ImportMap, parseImportMap } from '../../static/import-map';
import { preflightContextOf } from '../create-service';
import { changesBetween } from '../edit-map';
import { type EditedMap, readEditedMap } from '../edited-map';
import { labelOf } from '../map-entries';
import { preflight } from '../preflight';
import { differentBytesFault, differsFrom } from '../stated-digest';
import { type Command, wholeNumber } from './arguments';
import { CommandError, type MapClient, NoChangeError } from './map-client';
import {
  changeText,
  historyText,
  outcomeText,
  rolloutText,
  stateText,
  waitingText,
} from './report';

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

async function readMap(file: string): Promise<ImportMap> {
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
async function readOwnMap({ mapText }: CliContext): Promise<EditedMap> {
  const { name, text } = await mapText();
  try {
    return readEditedMap(text);
  } catch (error) {
    throw new CommandError(`${name} cannot be used as a map: ${(error as Error).message}`);
  }
}

async function check(cli: CliContext): Promise<{ problems: string[]; notes: string[] }> {
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

/** The outcome, and the rollout's new state; null if it ended or waits. */
async function rollout(
  client: MapClient,
  command: Command,
): Promise<{ outcome: ImportMapOutcome; running: ModuleRollout | null }> {
  const [module = '', address] = command.operands;
  const { why: reason, force, percent, tenants, accounts, haltAfter } = command;
  if (command.stop) return { outcome: await client.stopRollout(module, reason), running: null };
  const findRollout = async () =>
    (await client.state()).rollouts.find((moduleRollout) => moduleRollout.module === module) ??
    null;
  if (command.finish) {
    const { etag } = await client.state();
    const running = await findRollout();
    if (!running) throw new CommandError(`There is no rollout of ${module}.`);
    const request = {
      action: 'set',
      name: module,
      address: running.address,
      why: reason,
      force,
    } as const;
    return { outcome: await client.change(request, etag), running: null };
  }
  const outcome = await client.rollOut({
    module,
    why: reason,
    force,
    ...(address !== undefined && { address }),
    ...(percent !== undefined && { percent }),
    ...(tenants && { tenants: [...tenants] }),
    ...(accounts && { accounts: [...accounts] }),
    ...(haltAfter !== undefined && { haltAfter }),
  });
  return { outcome, running: outcome.status === 'applied' ? await findRollout() : null };
}

async function change(client: MapClient, { command, operands, why: reason, force, to }: Command) {
  const { etag } = await client.state();
  const terms = { why: reason, force };
  const [first = '', address = ''] = operands;
  switch (command) {
    case 'rollback': {
      if (to !== undefined) return client.change({ action: 'rollback', to, ...terms }, etag);
      const steps = first === '' ? 1 : wholeNumber(first, 'rollback', 1, 1000);
      return client.change({ action: 'rollback', steps, ...terms }, etag);
    }
    case 'remove':
      return client.change({ action: 'remove', name: first, ...terms }, etag);
    default:
      return client.change(
        { action: command === 'add' ? 'add' : 'set', name: first, address, ...terms },
        etag,
      );
  }
}

async function withClient<T>(
  open: () => Promise<MapClient>,
  work: (client: MapClient) => Promise<T>,
): Promise<T> {
  const client = await open();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Executes one command. Returns the exit code: 0, or 1 if something is wrong with the map. */
export async function run(command: Command, cli: CliContext): Promise<number> {
  try {
    return await carryOut(command, cli);
  } catch (error) {
    if (!(error instanceof NoChangeError)) throw error;
    cli.print(command.json ? JSON.stringify({ status: 'unchanged' }) : error.message);
    return 0;
  }
}

async function carryOut(command: Command, cli: CliContext): Promise<number> {
  const { client, print } = cli;
  const show = <T>(value: T, text: (value: T) => string): void =>
    print(command.json ? JSON.stringify(value, null, 2) : text(value));
  switch (command.command) {
    case 'check': {
      const { problems, notes } = await check(cli);
      const lines = problems.length > 0 ? problems : ['Every address can be used.'];
      const noteLines = notes.map((note) => `Note: ${note}`);
      show(problems, () => [...lines, ...noteLines].join('\n'));
      return problems.length > 0 ? 1 : 0;
    }
    case 'diff': {
      const otherMap = await readMap(command.operands[0] ?? '');
      const changes = changesBetween((await readOwnMap(cli)).map, otherMap);
      show(changes, (list) =>
        list.length > 0 ? list.map(changeText).join('\n') : 'No difference.',
      );
      return 0;
    }
    case 'list':
      show(await withClient(client, (mapClient) => mapClient.state()), stateText);
      return 0;
    case 'history':
      show(await withClient(client, (mapClient) => mapClient.history()), historyText);
      return 0;
    case 'approve':
    case 'reject': {
      if (command.operands.length === 0) {
        show((await withClient(client, (mapClient) => mapClient.state())).waiting, waitingText);
        return 2;
      }
      const id = wholeNumber(command.operands[0] ?? '', 'the change', 1, Number.MAX_SAFE_INTEGER);
      show(
        await withClient(client, (mapClient) =>
          mapClient.decide(id, command.command === 'approve'),
        ),
        outcomeText,
      );
      return 0;
    }
    case 'rollout': {
      const { outcome, running } = await withClient(client, (mapClient) =>
        rollout(mapClient, command),
      );
      const { percent, tenants, accounts } = command;
      const scope = { percent, tenants, accounts: accounts?.length };
      show(outcome, (importMapOutcome) =>
        command.finish
          ? outcomeText(importMapOutcome)
          : rolloutText(importMapOutcome, running ?? scope),
      );
      return 0;
    }
    default:
      show(await withClient(client, (mapClient) => change(mapClient, command)), outcomeText);
      return 0;
  }
}
