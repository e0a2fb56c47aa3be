import { LazyView, lazyPart } from '@edu/shared-utility';
import type { TabBarProps } from './tab-bar.view';

/** A chunk of its own, loaded only when tabs are switched on. */
const tabs = lazyPart('shell-frame', () => import('./tab-bar.view'));

export const LazyTabBar = (props: TabBarProps) => <LazyView part={tabs} partProps={props} />;
