import type { ResourceKind } from '@edu/shared-utility';
import { kindOfName, limitOf } from './kinds';
import { formatBytes } from './measures';
import { phrases } from './phrases';

const nameLimit = 200;
const titleLimit = 100;

type FileKindOrRefusal = { readonly kind: ResourceKind } | { readonly refusal: string };

/** The kind of a file by its name and size, or why it is refused, as the server would refuse it later. */
export function judgeFile({ name, size }: File): FileKindOrRefusal {
  const kind = kindOfName(name);
  if (!kind) return { refusal: phrases.t('refused.kind') };
  if ([...name].length > nameLimit) return { refusal: phrases.t('refused.name') };
  if (size === 0) return { refusal: phrases.t('refused.empty') };
  if (size > limitOf(kind)) {
    return { refusal: phrases.t('refused.size', { limit: formatBytes(limitOf(kind)) }) };
  }
  return { kind };
}

/** Default title: the file's name without folders, extension and invisible characters. */
export function titleOf(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const title = plain.replace(/\.[^.]+$/, '').trim() || plain;
  return [...title].slice(0, titleLimit).join('').trim();
}
