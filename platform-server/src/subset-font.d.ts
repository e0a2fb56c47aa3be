declare module 'subset-font' {
  /** The subset of a font that a text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'sfnt' },
  ): Promise<Buffer>;
}
