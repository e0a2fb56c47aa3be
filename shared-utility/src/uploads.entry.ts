/**
 * How files come into the library, as a module of its own: pages that send none do without.
 * Its files import '@edu/shared-utility' as any app does: else the public API would be built as two files.
 */

export { endUpload } from './uploads/cancel-upload';
export { judgeFile, titleOf } from './uploads/check-file';
export { checkedResource } from './uploads/checked';
export { type FileFacts, fileFacts } from './uploads/file-facts';
export { acceptOf, limitOf, resourceKinds } from './uploads/kinds';
export { formatBytes } from './uploads/measures';
export { phrases as uploadPhrases } from './uploads/phrases';
export { type SavedAs, saveUpload } from './uploads/save-upload';
export { LineLost, sendFile, type UploadCalls, UploadRefused } from './uploads/send-file';
export { takeFile } from './uploads/upload-into-text';
