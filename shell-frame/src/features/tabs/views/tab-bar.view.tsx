import { LazyView, lazyPart } from '@edu/shared-utility';
import type { TabsProps } from './tabs.view';

/** A chunk of its own: who has not asked for tabs does not pay for them. */
const tabs = lazyPart('shell-frame', () => import('./tabs.view'));

export const Tabs = (props: TabsProps) => <LazyView part={tabs} given={props} />;
