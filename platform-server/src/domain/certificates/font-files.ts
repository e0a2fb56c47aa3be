import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CertificateFont } from '@edu/shared-utility/contract';

interface Face {
  readonly file: string;
  readonly family: string;
  readonly weight: number;
}

export const faces: Readonly<Record<CertificateFont, Face>> = {
  sans: {
    file: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    family: 'Noto Sans SC',
    weight: 400,
  },
  sansBold: {
    file: 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    family: 'Noto Sans SC',
    weight: 700,
  },
  serif: {
    file: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
    family: 'Noto Serif SC',
    weight: 400,
  },
};

const files = createRequire(import.meta.url);

export const readFont = (font: CertificateFont): Buffer =>
  readFileSync(files.resolve(`@expo-google-fonts/${faces[font].file}`));
