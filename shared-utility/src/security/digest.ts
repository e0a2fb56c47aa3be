import { md5 as md5Of } from '@noble/hashes/legacy.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Digest of a text's UTF-8, in lower-case hex. */
export const md5 = (text: string): string => bytesToHex(md5Of(utf8ToBytes(text)));
export const sha256 = (text: string): string => bytesToHex(sha256Of(utf8ToBytes(text)));
