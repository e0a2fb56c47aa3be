/** The base64 part of a data URL, which the server expects for a picture. */
export const base64Of = (dataUrl: string): string => dataUrl.replace(/^data:[^,]*,/, '');
