import type { Locale, TemplateSettings } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import type { FileStorage } from '../../files/storage';
import { phrase } from '../../phrases';
import { numberOf, patternOf } from './number-pattern';
import type { Painter } from './painter';
import { dayOf, monthsLater, textsOf, verificationUrl } from './print';
import { pictureFiles, templatePageOf } from './template-page';

interface Call {
  readonly painter: Painter;
  readonly storage: FileStorage;
  readonly locale: Locale;
  readonly origin: string;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** A template with a sample person, drawn like its certificates. */
export async function previewOf(
  template: TemplateSettings,
  width: number,
  { painter, storage, locale, origin, tx }: Call,
): Promise<Uint8Array> {
  const templatePage = await templatePageOf(
    storage,
    template,
    await tx((t) => pictureFiles(t, template)),
  );
  const issuedAt = new Date();
  const name = phrase(locale, 'certificate.sampleName');
  const number = numberOf(patternOf(template.numberPattern, dayOf(issuedAt)), 1);
  const values = {
    name,
    idNumber: '990000199001010017',
    trainTitle: phrase(locale, 'certificate.sampleTrain'),
    organName: phrase(locale, 'certificate.sampleOrgan'),
    score: '95',
    hours: '40',
    photoId: null,
  };
  const expiresAt = monthsLater(issuedAt, template.validMonths);
  const texts = textsOf({ number, values, issuedAt, expiresAt });
  const printed = {
    texts,
    photo: null,
    credential: null,
    qr: verificationUrl(origin, { number, name }),
  };
  const [picture] = await painter.png(templatePage, [printed], width);
  if (!picture) throw new Error('not drawn');
  return picture;
}
