import type {
  ImportMapChange,
  ImportMapChangeRequest,
  ImportMapOutcome,
  ImportMapState,
  RolloutRequest,
} from '@edu/shared-utility/contract';

/** Carries out commands: through a running server, or in this process with the database to itself. */
export interface MapClient {
  state(): Promise<ImportMapState>;
  history(): Promise<ImportMapChange[]>;
  change(request: ImportMapChangeRequest, ifMatch: string): Promise<ImportMapOutcome>;
  decide(id: number, yes: boolean): Promise<ImportMapOutcome>;
  rollOut(request: RolloutRequest): Promise<ImportMapOutcome>;
  stopRollout(module: string, reason: string): Promise<ImportMapOutcome>;
  close(): Promise<void>;
}

/** There was nothing to do: a pipeline that runs again is not wrong. */
export class NothingChanged extends Error {
  override readonly name = 'NothingChanged';
}

/** A command that could not be carried out; the message is for the person, whole sentences. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
