import { frameModule } from '../activity';
import type { Supervised } from '../supervision/supervisor';
import type { DevtoolsParts } from './parts';

/** What supervises a module of this page: the frame has its own place. */
export const supervisedOf = (
  { registration, frame }: Pick<DevtoolsParts, 'registration' | 'frame'>,
  name: string,
): Supervised | undefined =>
  name === frameModule ? (frame.supervised ?? undefined) : registration.of(name);
