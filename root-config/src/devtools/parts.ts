import type { Frame } from '../frame';
import type { Notices } from '../layout/notices';
import type { ModuleLoader } from '../module-loader';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';
import type { SideEffects } from '../side-effects/side-effects.types';
import type { Injector } from './injector';

/** The parts of the shell that the dock is built from. */
export interface DevtoolsParts {
  readonly root: HTMLElement;
  readonly loader: ModuleLoader;
  readonly registration: Registration;
  readonly frame: Frame;
  readonly notices: Notices;
  readonly journal: Journal;
  readonly injector: Injector;
  readonly sideEffects: Pick<SideEffects, 'leftovers'>;
}
