import { LazyView, lazyPart } from '@edu/shared-utility';
import type { TabsProps } from './tabs.view';

/** A chunk of its own, loaded only when tabs are switched on. */
const tabs = lazyPart('shell-frame', () => import('./tabs.view'));

export const Tabs = (props: TabsProps) => <LazyView part={tabs} partProps={props} />;
