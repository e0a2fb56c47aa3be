import { changesBetween } from '../edit-map';
import type { Command } from './arguments';
import { type MapClient, NoChangeError } from './map-client';
import { wholeNumber } from './options';
import { outcomeText, rolloutText } from './outcome-report';
import { changeText, historyText, stateText, waitingText } from './report';
import { change, rollout } from './run-change';
import { type CliContext, check, readMap, readOwnMap } from './run-check';

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
