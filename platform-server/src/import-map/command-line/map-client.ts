import type {
  ImportMapChange,
  ImportMapChangeRequest,
  ImportMapOutcome,
  ImportMapState,
  RolloutRequest,
} from '@edu/shared-utility/contract';

/** Executes commands: through a running server, or in this process. */
export interface MapClient {
  state(): Promise<ImportMapState>;
  history(): Promise<ImportMapChange[]>;
  change(request: ImportMapChangeRequest, ifMatch: string): Promise<ImportMapOutcome>;
  decide(id: number, isApproved: boolean): Promise<ImportMapOutcome>;
  rollOut(request: RolloutRequest): Promise<ImportMapOutcome>;
  stopRollout(module: string, reason: string): Promise<ImportMapOutcome>;
  close(): Promise<void>;
}

/** The map already has the requested state, which is no failure in a pipeline. */
export class NoChangeError extends Error {
  override readonly name = 'NoChangeError';
}

/** A command that failed; the message is in whole sentences for the person. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
