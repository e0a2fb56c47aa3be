import type pg from 'pg';
import type { Assumptions } from '../library-version';

/** The undocumented part of `pg` that PrecededQuery relies on. */
interface Driver {
  readonly Client: new (config: object) => object;
  readonly Query: new (config: object) => { submit(connection: object): unknown };
  readonly Connection: { readonly prototype: object };
}

type SentCalls = string[];

/** A connection that records the messages it is asked to send. */
function recorder(sent: SentCalls) {
  const recordCall = (name: string) => () => void sent.push(name);
  return {
    stream: { cork: recordCall('cork'), uncork: recordCall('uncork') },
    parsedStatements: {},
    submittedNamedStatements: {},
    ...Object.fromEntries(
      ['parse', 'bind', 'describe', 'execute', 'sync', 'flush'].map((name) => [
        name,
        recordCall(name),
      ]),
    ),
  };
}

/** The messages of one named statement, in order. */
function messagesOf({ Query }: Driver): SentCalls {
  const sent: SentCalls = [];
  new Query({ name: 'a', text: 'SELECT $1', values: ['b'], callback: () => {} }).submit(
    recorder(sent),
  );
  return sent;
}

/** Whether the query class lets a subclass send its own messages before the statement's. */
function callsPrepare({ Query }: Driver): boolean {
  const sent: SentCalls = [];
  class Probe extends Query {
    prepare(): void {
      sent.push('prepare');
    }
  }
  new Probe({ name: 'a', text: 'SELECT $1', values: ['b'] }).submit(recorder(sent));
  return sent.join(' ') === 'cork prepare uncork';
}

const methodsOf = (item: { readonly prototype: object }, names: readonly string[]): boolean =>
  names.every((name) => typeof (item.prototype as Record<string, unknown>)[name] === 'function');

export const WRITTEN_FOR_PG = '8.23.1';

export function pgAssumptions(driver: typeof pg): Assumptions {
  const pgDriver = driver as unknown as Driver;
  return {
    library: 'pg',
    writtenFor: WRITTEN_FOR_PG,
    holds: {
      'a client takes the option pipeline': () =>
        (new pgDriver.Client({ pipeline: true }) as { pipeline?: boolean }).pipeline === true,
      'a query calls its method prepare between cork and uncork': () => callsPrepare(pgDriver),
      'a query sends Parse, Bind, Describe, Execute and one Sync': () =>
        messagesOf(pgDriver).join(' ') === 'cork parse bind describe execute sync uncork',
      'a query has the method handleCommandComplete': () =>
        methodsOf(pgDriver.Query as never, ['handleCommandComplete']),
      'a connection has the methods bind and execute': () =>
        methodsOf(pgDriver.Connection, ['bind', 'execute']),
    },
  };
}
