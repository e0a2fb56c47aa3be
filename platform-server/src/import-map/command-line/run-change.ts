import type { ImportMapOutcome, ModuleRollout } from '@edu/shared-utility/contract';
import type { Command } from './arguments';
import { CommandError, type MapClient } from './map-client';
import { wholeNumber } from './options';

/** The outcome, and the rollout's new state; null if it ended or waits. */
export async function rollout(
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

export async function change(
  client: MapClient,
  { command, operands, why: reason, force, to }: Command,
) {
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
