import { DeadlineError, type Phase } from './deadline';
import { LifecyclesError } from './lifecycles';
import { isOfTwoReacts, kindOfLoadError } from './load-error';
import { RequiresError } from './requires';

export type FaultKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'evaluation'
  | 'not-a-module'
  | 'missing-lifecycle'
  | 'requires'
  | 'lifecycle';

/** A module's failure, as cards and reports need it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly phase: Phase;
  readonly module: string;
  /** Address that the module was loaded from; null without an entry in the map. */
  readonly address: string | null;
  readonly message: string;
  /** HTTP status, for kind `http`. */
  readonly status?: number;
}

function kindOf(error: unknown, phase: Phase, message: string): FaultKind {
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof LifecyclesError) return error.problem;
  if (error instanceof RequiresError) return 'requires';
  if (isOfTwoReacts(message)) return 'requires';
  const kind = kindOfLoadError(message);
  // An entry that imports the app on demand loads it during a lifecycle.
  return kind === 'evaluation' && phase !== 'load' ? 'lifecycle' : kind;
}

export function toFault(
  error: unknown,
  phase: Phase,
  module: string,
  address: string | null,
): Fault {
  const errorMessage = error instanceof Error ? error.message : String(error);
  const text = error instanceof SyntaxError ? `SyntaxError: ${errorMessage}` : errorMessage;
  const message = isOfTwoReacts(errorMessage)
    ? `${module} brings a React of its own beside the page's: ${errorMessage}`
    : text;
  return { kind: kindOf(error, phase, message), phase, module, address, message };
}
