/** The bytes of a data URL, as the server takes a picture: base64 without what is before it. */
export const base64Of = (dataUrl: string): string => dataUrl.replace(/^data:[^,]*,/, '');
