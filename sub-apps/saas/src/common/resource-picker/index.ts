import { lazyPart } from '@edu/shared-utility';
import type { ResourcePickerProps } from './resource-picker.view';

/** The dialog to select resources for a course: `<LazyView part={resourcePicker} partProps={…} />` while it is open. */
export const resourcePicker = lazyPart<ResourcePickerProps>(
  'saas',
  () => import('./resource-picker.view'),
);
