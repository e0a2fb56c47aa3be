import { createLifecycles } from '@edu/shared-utility';
import './app.css';
import { phrases } from './phrases';
import { Root } from './root';

export const lifecycles = createLifecycles({ name: 'lagoon', Root, phrases: [phrases] });
export type ReactAppLifecycles = typeof lifecycles;
