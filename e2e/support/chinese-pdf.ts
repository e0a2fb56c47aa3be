/** A line of text as UCS-2, which the font's encoding needs. */
const ucs2 = (text: string): string =>
  Array.from(text, (value) => value.charCodeAt(0).toString(16).padStart(4, '0')).join('');

/**
 * A PDF of one page that names a Chinese font without embedding it, as old office programs do: the viewer needs a
 * character map of its own.
 */
export function chinesePdf(name: string, text: string) {
  const drawn = `BT /F1 36 Tf 60 700 Td <${ucs2(text)}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 7 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 6 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`${file}${table}${end}`) };
}
