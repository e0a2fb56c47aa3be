import { LazyView, lazyPart } from '@edu/shared-utility';

const drawing = lazyPart('entrance', () => import('./drawing.view'));
const ground = () => <div className="ee-art" />;

/**
 * The product's illustration, for tenants without one. Its background is drawn at once; the drawing is loaded later, so
 * that the form does not wait for it.
 */
export const Illustration = () => (
  <LazyView part={drawing} partProps={{}} loading={ground()} failed={ground} />
);
