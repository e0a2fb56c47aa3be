/**
 * What pages of courses and resources show of files, as a module of its own: pages without files do without.
 * Its files import '@edu/shared-utility' as any app does: else the public API would be built as two files.
 */
export { Cover, type CoverProps } from './media/cover.view';
export { fileAddress } from './media/file-address';
export { formatLength } from './media/format-length';
export { KindIcon } from './media/kind-icon.view';
