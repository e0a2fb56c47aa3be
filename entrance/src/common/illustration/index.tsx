import { LazyView, lazyPart } from '@edu/shared-utility';

const drawing = lazyPart('entrance', () => import('./drawing.view'));
const ground = () => <div className="ee-art" />;

/** Our own picture, for tenants without one; its ground is there at once, no form waits for the rest. */
export const Illustration = () => (
  <LazyView part={drawing} given={{}} loading={ground()} failed={ground} />
);
