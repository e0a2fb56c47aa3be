import { lazyPart } from '@edu/shared-utility';
import type { FileLibraryProps } from './file-library.view';

/** The dialog in which a file of the resource library is chosen, while it is open. */
export const fileLibrary = lazyPart<FileLibraryProps>('cms', () => import('./file-library.view'));
