import { lazyPart } from '@edu/shared-utility';
import type { FileLibraryProps } from './file-library.view';

/** The dialog to choose a file of the resource library. */
export const fileLibrary = lazyPart<FileLibraryProps>('cms', () => import('./file-library.view'));
