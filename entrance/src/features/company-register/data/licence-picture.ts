import { phrases } from '../phrases';

/** As much as the server takes. */
const LIMIT = 2_097_152;

/** How the base64 of a JPEG and of a PNG begins: a name or a declared type proves nothing. */
const beginnings = { '/9j/': 'image/jpeg', iVBORw0KGgo: 'image/png' } as const;

/** What the file browser offers; the content decides. */
export const pictureTypes = Object.values(beginnings).join();

const refusals = ['tooBig', 'wrongType', 'unreadable'] as const;

/** Why a file that was chosen is no picture for the form; shown in the field in its place. */
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

/** The field's value for a file: a data address of the type that its content has, or a refusal. */
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

/** What is wrong with the picture, in the person's language; none at all is right. */
export function checkPicture(value: string): string | false {
  const refusal = refusalIn(value);
  return refusal ? phrases.t(`picture.${refusal}`) : false;
}

/** What an `<img>` may show of the field's value. */
export const pictureToShow = (value: string): string => (refusalIn(value) ? '' : value);

/** What is sent: base64 without the address around it. */
export const pictureToSend = (value: string): string | undefined =>
  pictureToShow(value).replace(/^data:[^,]*,/, '') || undefined;
