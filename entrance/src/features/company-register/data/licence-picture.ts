import { phrases } from '../phrases';

/** The server's limit. */
const LIMIT = 2_097_152;

/** First base64 characters of JPEG and PNG files: name and declared type may be wrong. */
const beginnings = { '/9j/': 'image/jpeg', iVBORw0KGgo: 'image/png' } as const;

/** For the file dialog; the content decides. */
export const pictureTypes = Object.values(beginnings).join();

const refusals = ['tooBig', 'wrongType', 'unreadable'] as const;

/** Reasons why a file is refused; used as the field's value in place of a picture. */
export type Refusal = (typeof refusals)[number];

const refusalIn = (value: string): Refusal | undefined =>
  refusals.find((refusal) => refusal === value);

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Converts a file to the field's value: a data URL with the type of its content, or a refusal. */
export async function readPicture(file: File): Promise<string> {
  if (file.size > LIMIT) return 'tooBig' satisfies Refusal;
  try {
    const base64 = await toBase64(file);
    const type = Object.entries(beginnings).find(([start]) => base64.startsWith(start))?.[1];
    return type ? `data:${type};base64,${base64}` : ('wrongType' satisfies Refusal);
  } catch {
    return 'unreadable' satisfies Refusal;
  }
}

/** Error of the picture in the current language; a missing one is valid. */
export function checkPicture(value: string): string | false {
  const refusal = refusalIn(value);
  return refusal ? phrases.t(`picture.${refusal}`) : false;
}

/** The field's value as the source of an `<img>`. */
export const pictureToShow = (value: string): string => (refusalIn(value) ? '' : value);

/** The base64 part of the data URL, as it is sent. */
export const pictureToSend = (value: string): string | undefined =>
  pictureToShow(value).replace(/^data:[^,]*,/, '') || undefined;
