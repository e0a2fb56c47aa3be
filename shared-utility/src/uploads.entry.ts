/**
 * Uploads of files to the library, as a module of its own, so that pages without uploads do not load it. Its files
 * import '@edu/shared-utility' by name as any app does; relative imports would build the public API as two files.
 */

export { endUpload } from './uploads/cancel-upload';
export { judgeFile, titleOf } from './uploads/check-file';
export { checkedResource } from './uploads/checked';
export { type FileFacts, fileFacts } from './uploads/file-facts';
export { acceptOf, limitOf, resourceKinds } from './uploads/kinds';
export { formatBytes } from './uploads/measures';
export { phrases as uploadPhrases } from './uploads/phrases';
export { type SavedAs, saveUpload } from './uploads/save-upload';
export { ConnectionLost, sendFile, type UploadCalls, UploadRefused } from './uploads/send-file';
export { takeFile } from './uploads/upload-into-text';
