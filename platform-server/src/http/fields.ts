import {
  hasCreditForm,
  isAuthCode,
  isCreditCode,
  isEmail,
  isMobile,
  isVisibleText,
  plainAccount,
  plainCapitals,
  plainCode,
  plainMail,
  plainPhone,
} from '@edu/shared-utility/contract';
import { z } from 'zod';
import type { PhraseKey } from '../phrases';
import { isDomain } from './plain-forms';

/** Messages are phrase keys, which the error handler translates. */
const key = (phrase: PhraseKey): PhraseKey => phrase;

/** Lengths count Unicode code points (architecture §3). */
const atMost = (limit: number) => (text: string) => [...text].length <= limit;

const NAME_LIMIT = 15;

export const nickname = z
  .string()
  .trim()
  .min(1, key('field.nickname'))
  .refine(atMost(NAME_LIMIT), key('field.nicknameLength'))
  .refine(isVisibleText, key('field.invisible'));

export const personName = z
  .string(key('field.name'))
  .trim()
  .min(1, key('field.name'))
  .refine(atMost(NAME_LIMIT), key('field.nameLength'))
  .refine(isVisibleText, key('field.invisible'));

/** Maximum length of raw input, before separators are removed. */
const TYPED_LIMIT = 1000;

/** Phone numbers, addresses and codes are accepted as people type or paste them, and stored normalised. */
const normalizedText = (phrase: PhraseKey, normalize: (text: string) => string) =>
  z.string(key(phrase)).max(TYPED_LIMIT, key(phrase)).transform(normalize);

export const mobile = normalizedText('field.mobile', plainPhone).refine(
  isMobile,
  key('field.mobile'),
);

export const email = normalizedText('field.email', plainMail).refine(isEmail, key('field.email'));

/** Turns an empty form field into null. */
export const emptyAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

/** Not z.uuid(): ids of built-in rows are hashes of a name, without the version bits of RFC 9562. */
export const identifier = z.guid();

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** True for a valid id number by GB 11643: 17 digits with a birth date, and a check character. */
function isIdNumber(value: string): boolean {
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(value[i]), 0);
  return '10X98765432'[sum % 11] === value[17]?.toUpperCase();
}

export const idNumber = z
  .string(key('field.idNumber'))
  .refine(isIdNumber, key('field.idNumber'))
  .transform((value) => value.toUpperCase());

/** Refuses control characters, except tab and line breaks. */
const printable = (limit: number) =>
  z
    .string()
    .max(limit)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/);

/** Any text that is stored or sent: limited in length, no control characters, no lone surrogates. */
export const text = (limit: number) => printable(limit).regex(/^[^\ud800-\udfff]*$/u);

/** `pageNum` starts at 1; `pageSize` is at most 200. */
export const page = {
  pageNum: z.coerce.number().int().min(1).max(1_000_000),
  pageSize: z.coerce.number().int().min(1).max(200),
};

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.number().int(),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
  });

/** A required name of anything but a person. */
export const requiredText = (limit: number) =>
  printable(limit).trim().min(1, key('field.title')).refine(isVisibleText, key('field.invisible'));

/** Invisible bidirectional controls and zero-width characters, which are pasted unnoticed. */
const INVISIBLE_CONTROLS = /[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Required plain text with paragraphs. */
export const requiredMultilineText = (limit: number) =>
  text(limit)
    .transform((value) =>
      value
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE_CONTROLS, '')
        .trim(),
    )
    .refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), key('field.announcementText'));

/** Title of a tenant's pages in the browser. */
export const siteTitle = text(60)
  .trim()
  .min(1, key('field.siteTitle'))
  .refine(isVisibleText, key('field.invisible'));

export const tooManyDomainsKey = key('field.domainMany');
export const colourKey = key('field.colour');
/** Normalises a typed colour; `isColour` validates it. */
export const colour = normalizedText('field.colour', (text) => text.trim().toLowerCase());

/** Optional remark. */
export const remark = (limit: number) => text(limit).trim().optional();

export const domain = z
  .string(key('field.domain'))
  .trim()
  .toLowerCase()
  .refine(isDomain, key('field.domain'));

/** The unified social credit code of a company (GB 32100). */
export const creditCode = normalizedText('field.creditCode', plainCapitals)
  .refine(hasCreditForm, { error: key('field.creditCode'), abort: true })
  .refine(isCreditCode, key('field.creditCheck'));

/** A six-digit verification code. */
export const authCode = normalizedText('field.authCode', plainCode).refine(
  isAuthCode,
  key('field.authCode'),
);

/** Limits the length only: the password rules have their own order and messages. */
export const password = z.string().max(128);

/** A phone number or an e-mail address; `readRecipient` tells which. */
export const accountName = z
  .string()
  .max(TYPED_LIMIT)
  .transform(plainAccount)
  .pipe(z.string().max(254));

/** A calendar day, as 2026-01-31. */
export const day = z.iso.date(key('field.date'));

/** A date and time, as ISO 8601 with an offset. */
export const moment = z.iso.datetime({ offset: true, message: key('field.date') });

export const permissionCode = z
  .string(key('field.permissionCode'))
  .regex(/^[A-Za-z0-9][A-Za-z0-9.:_-]{0,63}$/, key('field.permissionCode'));

/** Identifies the front end through which an organisation is entered. */
export const channel = z
  .string(key('field.channel'))
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,20}$/, key('field.channel'));

/** A path inside a sub-app: no scheme, no host. */
export const menuUrl = z
  .string(key('field.url'))
  .regex(/^$|^\/(?![/\\])[^\s\\<>"']{0,200}$/, key('field.url'));

/** A GB/T 2260 code. */
export const region = z.string().regex(/^\d{6}$/, key('field.region'));

/** Codes of regions by GB/T 2260; `checkRegions` refuses unknown ones. */
export const regionIds = z.array(z.string().regex(/^\d{2,12}$/)).max(5);

/** The version of the row that the caller has read, for optimistic locking. */
export const version = z.number().int().min(1).optional();
/** The same for a query parameter. */
export const versionInQuery = z.coerce.number().int().min(1).optional();

export const identifiers = z.array(identifier).max(500);

/** The same as a query parameter, where a single value is not parsed as an array. */
export const identifiersInQuery = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  identifiers.min(1),
);

/** Maximum bytes of a body with lists of identifiers. */
export const LISTS_BODY_LIMIT = 65_536;

/** URL of a picture: same origin or http(s). */
export const imageUrl = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s<>"']+|\/(?![/\\])[^\s<>"']*)$/);
