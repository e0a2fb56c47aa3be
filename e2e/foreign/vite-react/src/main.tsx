import { createLifecycles } from '@edu/shared-utility';
import './app.css';
import { hotRoot } from './hot-root';
import { phrases } from './phrases';
import { Root } from './root';

const hot = hotRoot(Root);
import.meta.hot?.accept('./root', (next) => next && hot.replace(next.Root));

export const lifecycles = createLifecycles({ name: 'garden', Root: hot.Root, phrases: [phrases] });
export type ReactAppLifecycles = typeof lifecycles;
