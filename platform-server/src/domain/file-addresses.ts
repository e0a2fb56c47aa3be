import { addressOf, readerOfArticle } from '../files/addresses';
import type { Files } from '../files/files';
import type { Caller } from '../http/caller';

/** Makes the address of a cover, or of a file in its document, for one kind of reader. */
export type FileAddressOf = (fileId: string, variant: 'picture' | 'thumbnail' | 'file') => string;

const fileAddressesOf =
  ({ secret }: Files, sessionId: string): FileAddressOf =>
  (id, variant) =>
    addressOf(secret, { id, name: 'cover' }, { variant, sessionId }).url;

export const fileAddressesFor = (files: Files, { sessionId }: Caller): FileAddressOf =>
  fileAddressesOf(files, sessionId);

/** Addresses of an article's files that a tenant shows to everybody without log-in. */
export const publicFileAddresses = (files: Files, articleId: string): FileAddressOf =>
  fileAddressesOf(files, readerOfArticle(articleId));
