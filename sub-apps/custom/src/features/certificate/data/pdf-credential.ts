import { findToken } from './token';

/** A credential has two kilobytes; a stream that inflates to more than this is none. */
const LARGEST = 65_536;

/** Inflates the beginning of a compressed stream. */
async function inflateBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Response(bytes).body;
  if (!packed) return new Uint8Array();
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: number[] = [];
  try {
    while (parts.length < LARGEST) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(...value.subarray(0, LARGEST));
    }
  } catch {
    // The part before the error may be enough.
  }
  await reader.cancel().catch(() => {});
  return Uint8Array.from(parts);
}

/** Decodes each byte as one character, so that positions in the text are positions in the file. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The embedded files of a PDF, with dictionary and position of each. */
function* embeddedCredentials(
  text: string,
): Generator<{ attributes: string; from: number; to: number }> {
  for (const { index } of text.matchAll(/\/EmbeddedFile\b/g)) {
    const start = text.indexOf('stream', index);
    const end = text.indexOf('endstream', start);
    if (start < 0 || end < 0) return;
    const objectText = text.slice(text.lastIndexOf('obj', index), start);
    const from = start + 'stream'.length + (text.startsWith('\r\n', start + 6) ? 2 : 1);
    const length = Number(/\/Length (\d+)(?! \d+ R)/.exec(objectText)?.[1] ?? end - from);
    yield { attributes: objectText, from, to: from + Math.min(length, LARGEST) };
  }
}

/** The credential that is attached to a certificate's PDF; null without one. */
export async function credentialOfPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  for (const { attributes, from, to } of embeddedCredentials(textOf(bytes))) {
    const part = bytes.slice(from, to);
    const token = findToken(
      textOf(attributes.includes('/FlateDecode') ? await inflateBytes(part) : part),
    );
    if (token) return token;
  }
  return null;
}
