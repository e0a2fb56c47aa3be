import { frameModule } from '../activity';
import type { SupervisedModule } from '../supervision/supervisor';
import type { DevtoolsParts } from './parts';

/** The supervisor of a module; that of the frame is kept separately. */
export const supervisedOf = (
  { registration, frame }: Pick<DevtoolsParts, 'registration' | 'frame'>,
  name: string,
): SupervisedModule | undefined =>
  name === frameModule ? (frame.supervised ?? undefined) : registration.of(name);
